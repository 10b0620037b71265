#!/bin/sh
# Installs the program in the folder that contains this script: locked packages, built site, no development packages.
# Needs Node 22 or newer and npm. Afterwards `node_modules/.bin/node src/main.ts serve` starts it.
set -eu
cd "$(dirname "$0")/.."
npm ci --no-audit --no-fund
node bin/setup.mjs build
npm prune --omit=dev --no-audit --no-fund
