# Everything sets itself up in .venv; the second time it is quick. Without make: python tools/run.py TASK does the same.
PYTHON ?= python3

TASKS := play site terminal test quick thorough lint web clauses look types golden texts docs bench load fuzz chaos clean
.PHONY: help $(TASKS)

help: ## what there is to do
	@$(PYTHON) tools/run.py

$(TASKS):
	@$(PYTHON) tools/run.py $@
