import { findBrowsers } from './ci/chromium.ts'
import { type Outcome, run, runTests, stopOnSignal } from './ci/run.ts'

interface Step {
  name: string
  /** A step without which this one proves nothing. */
  needs?: string
  /** Begins with the first step, because most of its time one processor is enough for it. */
  isEarly?: boolean
  go: () => Promise<Outcome>
}

const tests = (project: string, needs?: string): Step => ({ name: project, needs, go: () => runTests(project) })

/** The definition of done, cheapest first. */
const STEPS: Step[] = [
  { name: 'format', go: () => run('node_modules/.bin/biome', ['ci', '--error-on-warnings', '.']) },
  { name: 'types', go: checkTypes },
  tests('unit'),
  tests('shape'),
  { name: 'unused', go: () => run('node_modules/.bin/knip', []) },
  { name: 'build', isEarly: true, go: () => run(process.execPath, ['bin/setup.mjs', 'build']) },
  tests('calls'),
  tests('ssr', 'build'),
  tests('faults', 'build'),
  { name: 'hostile', needs: 'build', go: () => browse('hostile') },
  { name: 'browser', needs: 'build', go: () => browse('browser') },
]

async function checkTypes(): Promise<Outcome> {
  const generated = await run(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'typegen'])
  return generated.failed > 0 ? generated : run('node_modules/.bin/tsc', ['--noEmit'])
}

async function browse(project: string): Promise<Outcome> {
  const browsers = findBrowsers()
  if (browsers) return runTests(project, { ...browsers })
  console.log('No Chromium: install the package chromium, or name one in CHROMIUM_PATH.')
  return { passed: 0, failed: 1 }
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`Unknown step ${unknown.join(', ')}. There are: ${STEPS.map((step) => step.name).join(', ')}`)
  process.exit(1)
}
stopOnSignal()

const steps = STEPS.filter((step) => wanted.length === 0 || wanted.includes(step.name))
const early = new Map(steps.filter(({ isEarly }) => isEarly).map((step) => [step.name, timed(step)]))
const outcomes = new Map<string, Outcome>()
const lines: string[] = []
for (const step of steps) {
  const { name, needs } = step
  console.log(`\n── ${name}`)
  const stuck = needs !== undefined && (outcomes.get(needs)?.failed ?? 0) > 0
  const outcome = stuck ? { passed: 0, failed: 1, seconds: 0 } : await (early.get(name) ?? timed(step))
  outcomes.set(name, outcome)
  const verdict = stuck ? `not run, because ${needs} failed` : `${outcome.passed} passed, ${outcome.failed} failed`
  lines.push(
    `${outcome.failed > 0 ? '✗' : '✓'} ${name.padEnd(10)} ${outcome.seconds.toFixed(1).padStart(6)} s   ${verdict}`,
    ...(outcome.names ?? []).map((test) => `    ${test}`),
  )
}

async function timed({ go }: Step) {
  const start = performance.now()
  const outcome = await go()
  return { ...outcome, seconds: (performance.now() - start) / 1000 }
}

const total = (key: 'passed' | 'failed') => [...outcomes.values()].reduce((sum, outcome) => sum + outcome[key], 0)
console.log(`\n${lines.join('\n')}\n\n${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') > 0 ? 1 : 0
