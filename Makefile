# make play and make test do everything on a fresh machine; make help lists the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready
GAME ?= valley
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.PHONY: help setup play test lint types unit bench golden lock clean

help: ## list the targets
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

setup: $(STAMP) ## make the virtual environment with .venv/bin/pyramidion in it

$(STAMP): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Pyramidion needs Python 3.11 or newer (make PYTHON=/path/to/python3.11)"; exit 1; }
	@echo "Setting up $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --require-hashes --requirement requirements.lock
	@$(BIN)/python -m pip install --quiet --no-build-isolation --no-deps --editable .
	@touch $@

play: setup ## play in the terminal against a bot (GAME=valley)
	@$(BIN)/pyramidion play $(GAME)

test: setup lint types unit ## everything: style, types, tests

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

unit: setup
	$(BIN)/python -m pytest -n auto

bench: setup ## decisions and copies per second, beside a peer
	@test -d build/peers || { $(PYTHON) -m venv build/peers && build/peers/bin/python -m pip install --quiet pyminion==0.4.0; }
	$(BIN)/python -m bench --peers build/peers/bin/python

golden: setup ## write the golden playthroughs anew; a changed one needs a new version of its game
	PYTHONPATH=tests $(BIN)/python -m golden.write

lock: setup ## pin every dependency anew
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile pyproject.toml --extra dev --universal --generate-hashes --no-emit-index-url --no-header --quiet --output-file requirements.lock

clean: ## remove everything that can be made again
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
