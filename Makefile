# Each task sets up what it needs in .venv; the second run is quick. Without make: python tools/run.py TASK.
PYTHON ?= python3

TASKS := play site single-file terminal setup test quick thorough lint web clauses look types golden texts docs bench load fuzz chaos release-check clean
.PHONY: help $(TASKS)

help: ## list the tasks
	@$(PYTHON) tools/run.py

$(TASKS):
	@$(PYTHON) tools/run.py $@
