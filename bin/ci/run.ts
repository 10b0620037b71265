import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

/** Result of a step in the summary. */
export interface Outcome {
  passed: number
  failed: number
  /** Tests outside the sample. */
  skipped?: number
  /** Names of failed tests, printed at the end of the log, which is read first. */
  names?: string[]
}

/** Receives the output of a step; null prints directly to the terminal. */
export type Say = (words: Buffer) => void

interface Report {
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  testResults?: { name: string; assertionResults: { status: string; fullName: string }[] }[]
}

const current = new Set<ChildProcess>()
let stopped = false

/** Ctrl-C stops the running steps, and no further step starts. */
export function stopOnSignal() {
  const stop = () => {
    stopped = true
    for (const child of current) child.kill('SIGTERM')
  }
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop).on('disconnect', stop)
  process.channel?.unref()
}

/** Runs a program and judges it by its exit code. */
export async function run(program: string, args: string[], say: Say | null): Promise<Outcome> {
  const good = await execute(program, args, say)
  return good ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Runs one vitest project and counts its tests; a file that fails to load is a failure too. */
export async function runTests(project: string, say: Say | null, env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-ci-'))
  const report = join(folder, 'report.json')
  const good = await execute(
    process.execPath,
    [
      ...['node_modules/vitest/vitest.mjs', 'run', '--project', project, '--passWithNoTests'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    say,
    env,
  )
  const counts: Report = await readFile(report, 'utf8').then(JSON.parse, () => ({}))
  await rm(folder, { recursive: true })
  const { numPassedTests: passed = 0, numFailedTests: failed = 0, numPendingTests: skipped = 0 } = counts
  return { passed, failed: good ? failed : Math.max(failed, 1), skipped, names: failedTests(counts) }
}

const failedTests = ({ testResults = [] }: Report) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(ROOT, name)}: ${fullName}`),
  )

function execute(program: string, args: string[], say: Say | null, env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  if (stopped) process.exit(130)
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: say ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    current.add(child)
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (words) => say?.(words))
    child.once('error', (error) => {
      console.error(error.message)
      done(false)
    })
    child.once('close', (code) => {
      current.delete(child)
      if (!stopped) done(code === 0)
      else if (current.size === 0) process.exit(130)
    })
  })
}
