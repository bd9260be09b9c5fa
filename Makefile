# Everything sets itself up in .venv; the second time it is quick.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := .make

SOURCES := $(shell find src web -type f -not -name '*.pyc' -not -path 'web/node_modules/*' -not -path 'web/dist/*') \
	pyproject.toml hatch_build.py

.PHONY: play terminal test clauses lint look bench types clean help

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
	@rm -rf $(STAMPS)/wheel
	@$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir $(STAMPS)/wheel .
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --force-reinstall --no-deps $(STAMPS)/wheel/*.whl
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check $(STAMPS)/wheel/*.whl
	@touch $@

play: $(STAMPS)/installed ## open the chest in the browser
	@$(BIN)/spielkiste serve --host 0.0.0.0 --port 0 --open

terminal: $(STAMPS)/installed ## play 1000 Kilometer in the terminal
	@$(BIN)/spielkiste play thousand-km

# The browser tests need a Chromium; without one they are skipped, and say so.
$(STAMPS)/browser:
	@mkdir -p $(STAMPS)
	@if command -v chromium || command -v chromium-browser || command -v google-chrome; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing Chromium for the browser tests ..."; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y chromium >/dev/null; \
	else echo "No Chromium here, and it cannot be installed without asking you: the browser tests will be skipped."; fi
	@touch $@

test: $(STAMPS)/tools $(STAMPS)/installed $(STAMPS)/browser lint ## everything that must hold
	@$(BIN)/pytest --clauses --collect-only -q -n 0 > $(STAMPS)/clauses.txt || { cat $(STAMPS)/clauses.txt; exit 1; }
	@$(BIN)/pytest -n 2 --dist loadscope

lint: $(STAMPS)/tools
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy

clauses: $(STAMPS)/tools ## every rule clause and the tests that prove it
	@$(BIN)/pytest --clauses --collect-only -q -n 0

look: $(STAMPS)/tools $(STAMPS)/installed $(STAMPS)/browser ## pictures of every screen, in pictures/
	@$(BIN)/python -m tests.browser.look pictures

types: $(STAMPS)/tools ## write the browser's types anew from the Python side
	@PYTHONPATH=src $(BIN)/python -m spielkiste.server.typescript web/src/protocol.ts

bench: $(STAMPS)/tools $(STAMPS)/installed ## speed, against the peers
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --group bench
	@$(BIN)/python bench/run.py

clean: ## forget everything that was set up
	rm -rf $(VENV) $(STAMPS)
