# Everything here needs Go and nothing else. The race detector also needs a C
# compiler; without one `make test` says so and runs the tests without it.

GO       ?= go
# Arguments for `make run`, for example: make run ARGS="--seed 7"
ARGS     ?=
# Which benchmarks `make bench` runs.
BENCH    ?= .
# How long `make fuzz` stays with each target.
FUZZTIME ?= 20s

.DEFAULT_GOAL := build
.PHONY: run build test lint fuzz bench cover

run:
	$(GO) run ./cmd/skat $(ARGS)

build:
	$(GO) build -trimpath -o bin/skat ./cmd/skat

test:
	@race=-race; \
	if ! why=$$($(GO) build -race runtime/cgo 2>&1); then \
		race=; export CGO_ENABLED=0; \
		echo "make test: testing without the race detector, which needs a C compiler and does not build here:" >&2; \
		echo "$$why" >&2; \
	fi; \
	set -ex; \
	$(GO) vet ./...; \
	$(GO) test $$race ./...

lint:
	@unformatted=$$(gofmt -l .); \
	if [ -n "$$unformatted" ]; then echo "not gofmt-ed:"; echo "$$unformatted"; exit 1; fi
	$(GO) vet ./...
	$(GO) tool staticcheck ./...

# Finds the targets by itself: each `func FuzzX` in a test file.
fuzz:
	@targets=$$(grep -roE --include='*_test.go' '^func Fuzz[A-Za-z0-9_]*' . | sort); \
	if [ -z "$$targets" ]; then echo "make fuzz: no fuzz targets"; exit 0; fi; \
	echo "$$targets" | while IFS=: read -r file func; do \
		name=$${func#func }; package=$$(dirname $$file); \
		echo "$(GO) test -run '^$$' -fuzz '^$$name\$$' -fuzztime $(FUZZTIME) $$package"; \
		$(GO) test -run '^$$' -fuzz "^$$name\$$" -fuzztime $(FUZZTIME) $$package </dev/null || exit 1; \
	done

bench:
	$(GO) test -run '^$$' -bench '$(BENCH)' -benchmem ./...

cover:
	$(GO) test -coverpkg ./... -coverprofile cover.out ./...
	@$(GO) tool cover -func cover.out | tail -n 1
