import { build } from './setup/build.mjs'
import { install } from './setup/install.mjs'
import { findRuntime, keepRunning, run } from './setup/run.mjs'

const MAIN = ['src/main.ts']
const CI = ['bin/ci.ts']

/** What each npm script runs with the project's own Node, after installing and, where needed, building. */
const COMMANDS = {
  start: { run: [...MAIN, 'serve'], built: true, service: true },
  dev: { run: ['bin/dev.ts'], built: ['geo'] },
  work: { run: [...MAIN, 'work'], built: ['geo'] },
  migrate: { run: [...MAIN, 'migrate'] },
  seed: { run: [...MAIN, 'seed'], built: ['geo'] },
  'demo-remove': { run: [...MAIN, 'demo-remove'] },
  import: { run: [...MAIN, 'import'] },
  export: { run: [...MAIN, 'export'] },
  admin: { run: [...MAIN, 'admin'] },
  reindex: { run: [...MAIN, 'reindex'] },
  site: { run: [...MAIN, 'site'] },
  files: { run: [...MAIN, 'files'] },
  'api-docs': { run: [...MAIN, 'api-docs'] },
  conformance: { run: ['bin/conformance.ts'] },
  'audit-deps': { run: ['bin/audit-deps.ts'] },
  build: { built: true },
  test: { run: CI },
  'test-slow': { run: [...CI, '--whole'] },
  'test-engines': { run: [...CI, 'engines'] },
  'test-cluster': { run: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'cluster'], built: true },
  check: { run: [...CI, 'format', 'types', 'shape'] },
  bench: { run: ['bench/run.ts'], built: true },
}

const [name, ...rest] = process.argv.slice(2)
const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name] : undefined

try {
  if (!command)
    throw new Error(`Unknown command: ${name ?? ''}. Available commands: ${Object.keys(COMMANDS).join(', ')}`)
  await install()
  const runtime = findRuntime()
  if (command.built) await build(runtime, command.built === true ? ['geo', 'site'] : command.built)
  const foreground = command.service ? keepRunning : run
  process.exitCode = command.run ? await foreground(runtime, [...command.run, ...rest]) : 0
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
