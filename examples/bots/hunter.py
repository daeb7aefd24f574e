#!/usr/bin/env python3
"""A bot for `exec:examples/bots/hunter.py`: it hunts the enemy summoner (see docs/protocol.md)."""

import json
import random
import sys


def say(*words):
    print(*words, flush=True)


def choose(view, moves):
    """An attack on the enemy summoner, else on any enemy, else not to stop, else anything."""
    seat, board = view["seat"], view.get("board", {})
    foes = {at: card["class"] for at, card in board.items() if card["controller"] != seat}
    aims = {move: move.split()[-1] for move in moves if move.startswith("attack")}
    good = [move for move, at in aims.items() if at in foes]
    best = [move for move in good if foes[aims[move]] == "summoner"]
    calm = [move for move in moves if move not in aims]
    busy = [move for move in calm if move != "end"]
    return random.choice(best or good or busy or calm or moves)


view = {}
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello":
        say("hello", 1, "hunter")
    elif word == "game":
        random.seed(json.loads(rest)["seed"])
    elif word == "ping":
        say("pong", rest)
    elif word == "view":
        view = json.loads(rest)
    elif word == "decision":
        number, _, facts = rest.partition(" ")
        say("move", number, choose(view, json.loads(facts)["moves"]))
    elif word == "quit":
        break
