# Two commands do everything on a fresh machine: `make play` and `make test`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
PLAYERS := $(VENV)/.installed-to-play
GAME ?=
WORKERS ?= 2
# The games that are whole: those of hadur.games.OWN, which the compiled engine has too.
PLAYABLE := summoner_wars conquest forbidden_stars chaos_galaxy doom

.PHONY: help play test lint bench fast wheel nightly golden clean setup system

help:
	@echo "make play                       start the server and say where: play in a browser"
	@echo "make play GAME=summoner-wars    play in the terminal"
	@echo "make test                       lint and all tests"
	@echo "make bench                      speed of the engine (and of peers, if installed)"
	@echo "make fast                       build the compiled engine"
	@echo "make wheel                      a wheel with the compiled engine at its fastest, in dist/"
	@echo "make nightly                    the long checks"
	@echo "make golden                     write the golden games anew"

define environment
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Hadúr needs Python 3.11 or newer"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "installing Hadúr and what it needs"
endef
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt

$(STAMP): pyproject.toml constraints.txt
	$(environment)
	@$(INSTALL) -e '.[dev]'
	@touch $(PLAYERS) $(STAMP)

# What playing needs and no more.
$(PLAYERS): pyproject.toml constraints.txt
	$(environment)
	@$(INSTALL) -e .
	@touch $(PLAYERS)

setup: $(STAMP)

fast: $(STAMP)
	@$(BIN)/python tools/fast.py

# Begins at once: what is not compiled yet is compiled meanwhile.
play: $(PLAYERS)
	@$(BIN)/python tools/fast.py --meanwhile
	@$(BIN)/hadur $(if $(GAME),play $(GAME),serve)

wheel: $(STAMP)
	@$(BIN)/python tools/wheel.py

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# A database server and a browser, where they may be installed.
system:
	@sh tools/system.sh

# Everything runs with the pure engine, and once more with the compiled one what plays games. (The
# toys in tests/kernel are interpreted and cannot subclass the compiled kernel.) What asks only how
# many games go (the mark `many`, tests/conftest.py) runs with the compiled engine alone, where there
# is one.
PYTEST := $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal
test: $(STAMP)
	@$(MAKE) --no-print-directory --jobs=2 lint fast system
	@if $(BIN)/python tools/fast.py --ready; then \
		set -x; HADUR_ENGINE=pure $(PYTEST) -m "not nightly and not many" && \
		HADUR_ENGINE=fast $(PYTEST) -m "not nightly" tests/sense tests/kernel/maps \
			$(PLAYABLE:%=tests/games/%) tests/conformance tests/bots tests/arena tests/adapters \
			tests/cli/test_play.py tests/cli/test_sim.py tests/cli/test_replay.py \
			tests/table/test_battle.py tests/server/test_*leaks.py tests/server/test_sockets.py; \
	else \
		HADUR_ENGINE=pure $(PYTEST) -m "not nightly" && \
		echo "left out: the tests of the compiled engine (no C compiler)"; fi

nightly: fast
	HADUR_ENGINE=fast $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m nightly

bench: fast
	@$(BIN)/hadur bench

golden: $(STAMP)
	$(BIN)/python tools/golden.py

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
