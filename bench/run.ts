import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Bench, type Figure, holds } from './support.ts'

/** Runs all benchmarks, or those whose name contains one of the arguments; fails on an exceeded budget. */
const wanted = process.argv.slice(2)
const files = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.bench.ts')).sort()
let broken = 0

for (const file of files) {
  if (wanted.length > 0 && !wanted.some((word) => file.includes(word))) continue
  console.log(`\n${file.replace('.bench.ts', '')}`)
  const { default: bench } = (await import(join(import.meta.dirname, file))) as { default: Bench }
  await bench({ report, note: (text) => console.log(`    ${text}`) })
}
console.log(broken === 0 ? '\nEvery budget holds.' : `\n${broken} over budget.`)
process.exit(broken === 0 ? 0 : 1)

function report(figure: Figure) {
  const { name, value, unit, budget } = figure
  const limit = 'atMost' in budget ? `at most ${budget.atMost}` : `at least ${budget.atLeast}`
  if (!holds(figure)) broken++
  console.log(`  ${holds(figure) ? '✓' : '✗'} ${name}: ${value.toPrecision(3)} ${unit} (${limit})`)
}
