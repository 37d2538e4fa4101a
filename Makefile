PYTHON ?= python3
BIN := .venv/bin
UV_INSTALL := $(BIN)/uv pip install --quiet --python $(BIN)/python
PIN := $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
  --no-emit-index-url --no-header
ENGINE := .venv/.engine
# With the folders, whose times tell of a module that went away.
SOURCES := $(shell find src -name __pycache__ -prune -o -name '*.py' -print -o -type d -print)
CODE := $(wildcard src tests bench proof tools examples)
FAST := $(wildcard tests/cli tests/core tests/live tests/nations tests/pendulum tests/test_rule_coverage.py)
PYTEST := $(BIN)/pytest --dist worksteal -n 2
# Many of these wait for a server or a browser rather than for a core.
WAITING := $(BIN)/pytest --dist worksteal -n 4
# These run apart: Playwright leaves an event loop running, beside which no other may run.
BROWSING := $(BIN)/pytest --dist worksteal -n 3
RULES := $(wildcard tests/core tests/nations tests/pendulum tests/live/test_patch.py tests/web/test_frames.py)

# Two at a time, since most steps keep one core busy; what each of the checks said comes in one piece.
TWO := $(MAKE) --no-print-directory -j2
CHECKS := client-lint mypy ruff imports
IN_ONE_PIECE := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

export UV_SYSTEM_CERTS ?= 1
export UV_HTTP_TIMEOUT ?= 180
export UV_LINK_MODE ?= copy
# Without compiled files a server needs three times as long to start, and the tests start some hundred.
unexport PYTHONDONTWRITEBYTECODE

# The scripts in .venv know its place and its Python: without either, make it anew.
ifneq ($(shell test -x $(BIN)/python && cat .venv/.packages 2>/dev/null),$(CURDIR))
$(shell rm -f .venv/.packages)
endif

.PHONY: help setup client parts play test check lint $(CHECKS) client-test fast-test format bench proof wheels pins clean
.DELETE_ON_ERROR:

help:
	@echo 'make play      start the tables and open them in the browser'
	@echo 'make test      all checks and tests'
	@echo 'make check     lint and the fast tests alone, in two minutes'
	@echo 'make lint      ruff, mypy, import-linter and those of the client'
	@echo 'make format    lay out the code'
	@echo 'make bench     measure, also against other engines'
	@echo 'make proof     mutants, a million commands, kills, a soak: an hour; writes docs/proof.md'
	@echo 'make wheels    wheels with the compiled engine, for each Python that is there'
	@echo 'make setup     only make ready (all of the above do so themselves)'
	@echo 'make pins      choose package versions anew from requirements/*.in'
	@echo 'make clean     remove all that was made'

setup:
	@$(TWO) $(ENGINE) client

client: .venv/.packages
	@$(BIN)/python tools/client.py build

parts: .venv/.packages
	@$(BIN)/python tools/parts.py

play: setup
	@$(BIN)/sandtable serve --open $(ARGS)

test: .venv/.api
	@$(TWO) $(ENGINE) client parts
	@$(TWO) $(IN_ONE_PIECE) client-test $(CHECKS)
	$(WAITING) --ignore tests/client
	$(BROWSING) tests/client
	@if [ -e $(ENGINE) ]; then set -x; SANDTABLE_PURE=1 $(PYTEST) $(RULES); fi

check: setup
	@$(TWO) $(IN_ONE_PIECE) fast-test $(CHECKS)

lint: setup
	@$(TWO) $(IN_ONE_PIECE) $(CHECKS)

ruff:
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)

mypy:
	$(BIN)/mypy $(CODE)

imports:
	$(BIN)/lint-imports --no-logo

client-lint:
	$(BIN)/python tools/client.py run lint

client-test:
	$(BIN)/python tools/client.py run test

fast-test:
	$(PYTEST) $(FAST)

format: setup
	$(BIN)/python tools/fields.py
	$(BIN)/ruff check --fix $(CODE)
	$(BIN)/ruff format $(CODE)
	$(BIN)/python tools/client.py types
	$(BIN)/python tools/client.py run format

bench: .venv/.bench setup
	$(BIN)/python -m bench $(ARGS)

proof: setup
	$(BIN)/python -m proof $(ARGS)

wheels: .venv/.packages
	@$(BIN)/python tools/wheels.py dist

pins: .venv/.packages
	$(PIN) requirements/uv.in -o requirements/uv.txt
	$(PIN) pyproject.toml requirements/dev.in -o requirements/dev.txt
	$(PIN) requirements/bench.in -o requirements/bench.txt
	$(PIN) requirements/ray.in -o requirements/ray.txt
	$(PIN) requirements/api.in -o requirements/api.txt

clean:
	rm -rf client/node_modules client/.svelte-check src/sandtable/web/static
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .schemathesis .import_linter_cache
	find $(CODE) -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -delete

# The stamps. A .venv without its first stamp is half-made and is made anew.

.venv/.packages: requirements/uv.txt requirements/dev.txt
	@command -v $(PYTHON) >/dev/null || \
	  { echo 'Needed: Python 3.11 or newer, as $(PYTHON) or named with: make PYTHON=...'; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Needed: Python 3.11 or newer, named with: make PYTHON=...  $(PYTHON) is $$($(PYTHON) -V)"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo 'Needed: the venv module of Python (Debian: apt-get install python3-venv)'; exit 1; }
	@echo "==> making .venv with $$($(PYTHON) -V)"
	@$(PYTHON) -m venv --clear .venv
	@echo '==> installing the pinned packages'
	@$(BIN)/pip install -qq --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@$(UV_INSTALL) --require-hashes -r requirements/dev.txt || \
	  { echo '==> trying again with pip'; $(BIN)/pip install -qq --require-hashes -r requirements/dev.txt; }
	@echo '$(CURDIR)' > $@

.venv/.package: .venv/.packages pyproject.toml
	@echo '==> installing sandtable itself, to be run from src'
	@$(UV_INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.api: .venv/.packages requirements/api.txt
	@echo '==> installing what tests the HTTP API'
	@$(UV_INSTALL) --require-hashes -r requirements/api.txt
	@touch $@

.venv/.bench: .venv/.packages requirements/bench.txt
	@echo '==> installing the engines to compare with'
	@$(UV_INSTALL) --require-hashes -r requirements/bench.txt
	@touch $@

$(ENGINE): .venv/.package tools/engine.py $(SOURCES)
	@$(BIN)/python tools/engine.py $@
