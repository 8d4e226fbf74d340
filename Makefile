# make play and make test do everything on a fresh machine; make help lists the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready
TOOLS := $(VENV)/.ready-dev
NODE := web/node_modules/.ready
SITE := src/pyramidion/server/static/index.html
SOURCES := $(shell find web/src web/public src/pyramidion/locale docs/rules -type f 2>/dev/null) \
           web/index.html web/vite.config.ts web/rules.ts web/packed.ts
GAME ?= valley
PORT ?= 8000
PIN := uv pip compile pyproject.toml --universal --generate-hashes --no-emit-index-url --no-header --quiet
PLAYERS ?= random,scribe
GAMES ?= 400
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD := 1

.DEFAULT_GOAL := help
.PHONY: help setup web compiled play terminal test lint types unit same browser screenshots contract bench ladder golden wheel lock clean

help: ## list the targets
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 13

setup: $(STAMP) ## make the virtual environment with .venv/bin/pyramidion in it

$(STAMP): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Pyramidion needs Python 3.11 or newer (make PYTHON=/path/to/python3.11)"; exit 1; }
	@echo "Setting up $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --require-hashes --requirement requirements.lock
	@$(BIN)/python -m pip install --quiet --no-build-isolation --no-deps --editable .
	@touch $@

$(TOOLS): $(STAMP) requirements-dev.lock
	@echo "Fetching what the tests need ..."
	@$(BIN)/python -m pip install --quiet --require-hashes --requirement requirements-dev.lock
	@touch $@

$(NODE): web/package-lock.json
	@command -v npm >/dev/null || { echo "The browser client is built with Node 20 or newer; without it: make terminal"; exit 1; }
	@echo "Fetching what the browser client is built with ..."
	@cd web && npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

$(SITE): $(NODE) $(SOURCES)
	@echo "Building the browser client ..."
	@cd web && npm run --silent build -- --logLevel warn

web: $(SITE) ## build the browser client

compiled: setup ## compile the rules where there is a C compiler; anything else runs them interpreted
	@echo "Compiling the rules (about a minute, the first time) ..."
	@$(BIN)/python hatch_build.py 2>&1 | tail -1

build/compiled: | $(STAMP)
	@$(MAKE) --no-print-directory compiled

play: ## start the server and open the lobby in the browser (PORT=8000)
	@$(MAKE) --no-print-directory -j2 web build/compiled
	@$(BIN)/pyramidion serve --open --port $(PORT) --log-level warning

terminal: setup build/compiled ## play in the terminal against a bot (GAME=valley)
	@$(BIN)/pyramidion play $(GAME)

test: setup lint types unit browser ## everything: style, types, tests, real browser

lint: $(TOOLS) $(NODE)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	cd web && npm run --silent lint

types: $(TOOLS) $(NODE)
	$(BIN)/mypy
	cd web && npm run --silent check

unit: $(TOOLS) compiled $(NODE)
	$(BIN)/python -m pytest -n auto
	PYRAMIDION_RULES=interpreted $(BIN)/python -m pytest -n auto tests/golden tests/kernel
	cd web && npm run --silent unit

same: setup compiled ## compiled and interpreted rules play the golden and a thousand random games alike
	$(BIN)/python -m pytest -n auto tests/golden
	PYRAMIDION_RULES=interpreted $(BIN)/python -m pytest -n auto tests/golden

browser: setup web
	cd web && npm run --silent browser -- --project browser

screenshots: setup web ## pictures of every page in web/screenshots
	cd web && npm run --silent browser -- --project screenshots

contract: $(TOOLS) ## write the TypeScript types of the Python contract anew
	$(BIN)/python web/contract.py

bench: $(TOOLS) compiled ## our games, interpreted and compiled, beside their peers: docs/benchmarks.md
	$(BIN)/python -m bench

ladder: setup compiled ## play what is missing and write docs/ladder.md (PLAYERS=random,scribe GAMES=400 ARGS="--think 0.5 --only kemet")
	$(BIN)/python -m bench.ladder --players $(PLAYERS) --games $(GAMES) $(ARGS)

golden: $(TOOLS) ## write the golden playthroughs anew; a changed one needs a new version of its game
	PYRAMIDION_RULES=interpreted PYTHONPATH=tests $(BIN)/python -m golden.write

wheel: setup web ## a wheel with the built browser client in dist/, its rules compiled where there is a C compiler
	@$(BIN)/python hatch_build.py
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist/*.whl

lock: setup ## pin every dependency anew
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/$(PIN) --extra build --output-file requirements.lock
	$(BIN)/$(PIN) --extra build --extra dev --constraint requirements.lock --output-file requirements-dev.lock

clean: ## remove everything that can be made again
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf web/node_modules web/test-results web/screenshots src/pyramidion/server/static
