# Everything sets itself up in .venv; the second time it is quick.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := .make

SOURCES := $(shell find src docs/rules -type f -not -name '*.pyc' 2>/dev/null) pyproject.toml hatch_build.py

.PHONY: play test clauses lint bench clean help

help: ## what there is to do
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/'

$(STAMPS)/tools: pyproject.toml
	@mkdir -p $(STAMPS)
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade "pip>=25.1"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --group dev
	@touch $@

$(STAMPS)/installed: $(SOURCES)
	@mkdir -p $(STAMPS)
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Setting up Spielkiste (the first time takes a minute or two) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --force-reinstall --no-deps .
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check .
	@touch $@

play: $(STAMPS)/installed ## play 1000 Kilometer against bots
	@$(BIN)/spielkiste play thousand-km

test: $(STAMPS)/tools $(STAMPS)/installed lint ## everything that must hold
	@$(BIN)/pytest -n 2
	@$(MAKE) --no-print-directory clauses | tail -n 1

lint: $(STAMPS)/tools
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy

clauses: $(STAMPS)/tools ## every rule clause and the tests that prove it
	@$(BIN)/pytest --clauses --collect-only -q -n 0

bench: $(STAMPS)/tools $(STAMPS)/installed ## speed, against the peers
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --group bench
	@$(BIN)/python bench/run.py

clean: ## forget everything that was set up
	rm -rf $(VENV) $(STAMPS)
