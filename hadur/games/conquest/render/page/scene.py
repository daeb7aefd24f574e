"""A sector to look at: the game's picture on the first page."""

from __future__ import annotations

from typing import Final

from hadur.games.conquest.render.page.sector import board
from hadur.kernel.game import Game
from hadur.kernel.lines import Texts

_SECTOR: Final = {
    "planets": ["plannum", "osus-iv", "iridial"],
    "face-down": ["barlus"],
    "start": "battle",
    "0": {
        "hq": ["10th-company-scout"],
        "supports": ["fortress-monastery"],
        "plannum": ["captain-cato-sicarius 2 damage", "tactical-squad-cardinis exhausted"],
        "osus-iv": ["iron-hands-techmarine"],
        "iridial": ["veteran-brother-maxos"],
    },
    "1": {
        "hq": ["snotlings"],
        "supports": ["ork-kannon"],
        "plannum": ["goff-nob 1 damage", "nazdreg", "shoota-mob"],
        "osus-iv": ["goff-boyz"],
        "iridial": ["rugged-killa-kans 2 damage"],
    },
}


def picture(texts: Texts, game: Game) -> str:
    seats = [{"deck": "cato"}, {"deck": "nazdreg"}]
    campaign = game.begin_at({"seats": seats}, _SECTOR, 7)
    return board(campaign.view(None), texts, (), ("plannum",))
