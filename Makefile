# Two commands do everything, set-up included: `make run` starts the tables, `make test` checks.
# Needed: Python >= 3.11 and make; for the compiled build a C compiler as well. Node.js, which
# builds the client, comes as a wheel where the machine has none.

PYTHON ?= python3
# For `make run`, e.g. ARGS="--host 0.0.0.0 --port 8080"; for `make play`, e.g. ARGS="--lang de".
ARGS ?=
CORES ?= 2
# Tests of the compiled build (without the browser's, which don't care): `auto` leaves them out (and says so) where there is no C compiler,
# `required` fails there, `no` leaves them out.
COMPILED ?= auto
# -O level of the C compiler for the compiled build.
OPT_LEVEL ?= 3

# uv brings its own list of certificates; trust the machine's where it has one (company networks).
ifneq ($(wildcard /etc/ssl/certs/*),)
export UV_SYSTEM_CERTS ?= 1
endif

BIN := .venv/bin
TESTS := tools/suite.py --cores $(CORES)
CODE := src tests tools setup.py $(wildcard bench)

say = @printf '\n\033[1m== %s\033[0m\n' "$(1)"

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

.PHONY: help
help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{printf "%-20s %s\n", $$1, $$2}'

# ---------------------------------------------------------------------------------- environments

.venv/uv: requirements/uv.txt
	$(call say,Making the environment .venv)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "tafelrunde needs Python 3.11 or newer, and $(PYTHON) is not: name another one, as in  make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv --clear .venv \
	  || { echo "$(PYTHON) can't make environments (on Debian and Ubuntu: install python3-venv)."; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

.venv/run: requirements/run.txt pyproject.toml setup.py .venv/uv
	$(call say,Installing what the game needs)
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r $<
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

.venv/dev: requirements/dev.txt .venv/run
	$(call say,Installing what the checks need)
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r $<
	@touch $@

# The peers of the bench bring many packages; they get an environment of their own.
.venv-bench/ready: requirements/bench.txt requirements/run.txt .venv/run
	$(call say,Making the environment .venv-bench)
	@$(PYTHON) -m venv --clear .venv-bench
	@$(BIN)/uv pip install --python .venv-bench/bin/python --require-hashes -r requirements/run.txt
	@$(BIN)/uv pip install --python .venv-bench/bin/python --require-hashes -r requirements/bench.txt
	@$(BIN)/uv pip install --quiet --python .venv-bench/bin/python --no-deps --no-build-isolation -e .
	@touch $@

.PHONY: setup
setup: .venv/dev ## prepare .venv for working on the code

# ------------------------------------------------------------------------------------------ play

.PHONY: client
client: .venv/uv ## build the web client into the package
	@$(BIN)/python tools/client.py

.PHONY: run
run: .venv/run client ## start the server and open the browser (ARGS="--port 8080")
	@$(BIN)/tafelrunde serve $(ARGS)

.PHONY: play
play: .venv/run ## play BANG! The Dice Game in the terminal (ARGS="--lang de")
	@$(BIN)/tafelrunde play bang $(ARGS)

# ---------------------------------------------------------------------------------------- checks

.PHONY: test
test: lint types contracts parts test-client test-plain test-compiled ## run everything the CI checks
	$(call say,All checks passed)

.PHONY: lint
lint: .venv/dev ## check style and format
	$(call say,Style)
	@$(BIN)/ruff check --output-format concise $(CODE)
	@$(BIN)/ruff format --check $(CODE)

.PHONY: format
format: .venv/dev ## mend style and format where a tool can
	@$(BIN)/ruff check --fix-only $(CODE)
	@$(BIN)/ruff format $(CODE)
	@$(BIN)/python tools/client.py --format

.PHONY: types
types: .venv/dev ## check types
	$(call say,Types)
	@$(BIN)/mypy $(CODE)

.PHONY: contracts
contracts: .venv/dev ## check who imports whom
	$(call say,Import contracts)
	@$(BIN)/lint-imports --no-logo

.PHONY: parts
parts: .venv/dev ## find a real Chromium and a real PostgreSQL for the tests, or install them
	$(call say,Real parts for the tests)
	@$(BIN)/python tools/real_parts.py

.PHONY: test-client
test-client: .venv/dev client ## check and test the web client
	$(call say,The client)
	@$(BIN)/python tools/client.py --lint --check --test

.PHONY: test-plain
test-plain: .venv/dev client ## run the tests on the plain build
	$(call say,Tests on the plain build)
	@$(BIN)/python $(TESTS) $(ARGS)

.PHONY: compiled
compiled: .venv/dev ## make the compiled build in build/compiled
	$(call say,Compiled build)
	@TAFELRUNDE_OPT_LEVEL=$(OPT_LEVEL) $(BIN)/python tools/compiled.py

.PHONY: test-compiled
test-compiled: .venv/dev ## run the same tests on the compiled build
	@if [ "$(COMPILED)" = no ]; then \
	  echo; echo "NOT CHECKED: the compiled build (COMPILED=no)."; \
	elif ! $(BIN)/python tools/compiled.py --check && [ "$(COMPILED)" != required ]; then \
	  echo "NOT CHECKED: the compiled build."; \
	else \
	  $(MAKE) --no-print-directory test-in-the-copy; \
	fi

.PHONY: test-in-the-copy
test-in-the-copy: compiled
	$(call say,The same tests on the compiled build)
	@cd build/compiled && TAFELRUNDE_EXPECT_COMPILED=1 PYTHONPATH=src \
	  ../../$(BIN)/python $(TESTS) --ignore=tests/browser $(ARGS)

# ------------------------------------------------------------------------------------ measurements

.PHONY: bench
bench: .venv-bench/ready compiled ## measure speed, plain and compiled, beside other libraries
	@.venv-bench/bin/python -m bench $(ARGS)
	@.venv-bench/bin/python -m bench.thinking
	@.venv-bench/bin/python -m bench.research

.PHONY: bench-server
bench-server: .venv/dev client ## measure the server beside boardgame.io's
	@$(BIN)/python -m bench.server $(ARGS)

.PHONY: bench-client
bench-client: .venv/dev client ## count the page's frames with a short log and a very long one
	@$(BIN)/python -m bench.frames $(ARGS)

.PHONY: audit
audit: .venv/dev client ## let Lighthouse measure lobby and table in a real browser (ARGS="--runs 1")
	@$(BIN)/python -m tools.lighthouse $(ARGS)

.PHONY: mutants
mutants: .venv/dev ## plant small mistakes in the rules and count those the tests catch
	@$(BIN)/python -m tools.mutants $(ARGS)

.PHONY: fuzz-decoders
fuzz-decoders: .venv/dev ## hunt for input that what reads strangers' bytes doesn't expect (ARGS="record --runs 500000")
	@$(BIN)/python -m tools.fuzz_decoders $(ARGS)

# ------------------------------------------------------------------------------------- housekeeping

.PHONY: requirements
requirements: .venv/uv ## pin the newest versions in requirements/*.txt
	@for name in uv run node dev bench; do \
	  echo "requirements/$$name.txt"; \
	  $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	    --no-header --no-emit-index-url --no-emit-find-links \
	    requirements/$$name.in --output-file requirements/$$name.txt; \
	done

.PHONY: clean
clean: ## remove everything that was made here
	rm -rf .venv .venv-bench build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +
	rm -rf src/*.egg-info src/tafelrunde/web client/node_modules client/audit/node_modules \
	  bench/peers/boardgame-io/node_modules
