import { findBrowsers } from './ci/chromium.ts'
import { type Outcome, run, runTests, type Say, stopOnSignal } from './ci/run.ts'

interface Step {
  name: string
  /** A step this one depends on. */
  needs?: string
  /** Uses all processors by itself and therefore runs alone. */
  takesAll?: boolean
  /** Runs a sample by default and all with `--whole`. */
  isSampled?: boolean
  /** Needs more than Node and npm, and therefore runs only when named. */
  isExtra?: boolean
  go: (say: Say | null) => Promise<Outcome>
}

interface Result extends Outcome {
  seconds: number
  verdict: string
}

const tests = (name: string, needs?: string): Step => ({ name, needs, go: (say) => runTests(name, say) })
const stories = (name: string): Step => ({ name, needs: 'build', go: (say) => browse(name, say) })

/**
 * The definition of done. Two steps run at a time, the long ones first, because few use two processors; a step that
 * does runs last and alone.
 */
const STEPS: Step[] = [
  { name: 'build', go: (say) => run(process.execPath, ['bin/setup.mjs', 'build'], say) },
  { name: 'format', go: (say) => run('node_modules/.bin/biome', ['ci', '--error-on-warnings', '.'], say) },
  { name: 'types', go: checkTypes },
  tests('unit'),
  { ...tests('calls'), isSampled: true },
  { ...tests('faults', 'build'), isSampled: true },
  tests('ssr', 'build'),
  { ...tests('wire', 'build'), isSampled: true },
  { ...stories('hostile'), isSampled: true },
  { name: 'unused', go: (say) => run('node_modules/.bin/knip', [], say) },
  tests('shape'),
  { name: 'conformance', go: (say) => run(process.execPath, ['bin/conformance.ts', '--check'], say) },
  { ...stories('browser'), takesAll: true, isSampled: true },
  { ...tests('engines'), isExtra: true },
]
const AT_ONCE = 2

async function checkTypes(say: Say | null): Promise<Outcome> {
  const generated = await run(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'typegen'], say)
  return generated.failed > 0 ? generated : run('node_modules/.bin/tsc', ['--noEmit', '--checkers', '2'], say)
}

async function browse(project: string, say: Say | null): Promise<Outcome> {
  const browsers = await findBrowsers()
  if (browsers) return runTests(project, say, { ...browsers })
  console.log('Chromium not found. Install the package chromium, or set CHROMIUM_PATH.')
  return { passed: 0, failed: 1 }
}

const WHOLE = '--whole'
const isWhole = process.argv.includes(WHOLE)
const wanted = process.argv.slice(2).filter((word) => word !== WHOLE)
const offered = STEPS.filter(({ name, isSampled }) => !isWhole || isSampled || name === 'build')
const names = offered.map(({ name }) => name)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`Unknown step: ${unknown.join(', ')}. Available steps: ${names.join(', ')}`)
  process.exit(1)
}
stopOnSignal()

process.env.SEED ??= new Date().toISOString().slice(0, 10)
if (isWhole) process.env.SLOW = '1'
else
  console.log(`Large suites run in part, selected by SEED=${process.env.SEED}. \`npm run test:slow\` runs them whole.`)

const steps = offered.filter(({ name, isExtra = false }) => (wanted.length === 0 ? !isExtra : wanted.includes(name)))
const results = new Map<string, Promise<Result>>()
const lanes: Promise<unknown>[] = Array(AT_ONCE).fill(Promise.resolve())
for (const step of steps) {
  const free = await Promise.race(lanes.map((lane, index) => lane.then(() => index)))
  if (step.takesAll) await Promise.all(lanes)
  const result = perform(step)
  results.set(step.name, result)
  if (step.takesAll) lanes.fill(result)
  else lanes[free] = result
}

/** Output of concurrent steps is buffered and printed when the step ends, so that it is not interleaved. */
async function perform({ name, needs = '', go }: Step): Promise<Result> {
  if ((await results.get(needs))?.failed)
    return { passed: 0, failed: 1, seconds: 0, verdict: `not run, because ${needs} failed` }
  const said: (string | Buffer)[] = []
  const isAlone = steps.length === 1
  if (!isAlone) console.log(`${name}…`)
  const start = performance.now()
  const outcome = await go(isAlone ? null : (words) => said.push(words))
  if (!isAlone) process.stdout.write(`\n── ${name}\n${said.join('')}`)
  const left = outcome.skipped ? `, ${outcome.skipped} left to test:slow` : ''
  const verdict = `${outcome.passed} passed, ${outcome.failed} failed${isWhole ? '' : left}`
  return { ...outcome, seconds: (performance.now() - start) / 1000, verdict }
}

const lines: string[] = []
const total = { passed: 0, failed: 0 }
for (const [name, result] of results) {
  const { passed, failed, seconds, verdict, names: tests = [] } = await result
  total.passed += passed
  total.failed += failed
  const line = `${failed > 0 ? '✗' : '✓'} ${name.padEnd(11)} ${seconds.toFixed(1).padStart(6)} s   ${verdict}`
  lines.push(line, ...tests.map((test) => `    ${test}`))
}
console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
