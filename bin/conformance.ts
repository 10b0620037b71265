import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { findProofs, type Proof, unproved } from '../test/conformance/proofs.ts'
import { DEVIATIONS, REQUIREMENTS, type RequirementId, SECTIONS } from '../test/conformance/requirements.ts'

const ROOT = resolve(import.meta.dirname, '..')
const DOCUMENT = `${ROOT}/docs/conformance.md`

const ids = Object.keys(REQUIREMENTS) as RequirementId[]
const proofs = findProofs(ROOT)
const missing = unproved(proofs)
const text = [head(), ...Object.entries(SECTIONS).map(([number, title]) => section(number, title)), deviations()].join(
  '\n',
)

if (process.argv.includes('--check')) check()
else writeFileSync(DOCUMENT, text)
console.log(`Conformance: ${ids.length} requirements, ${missing.length} unproved.`)

/** Fails on an unproved requirement and on a document that does not match the tests. */
function check() {
  for (const id of missing) console.log(`Unproved: ${id} ${REQUIREMENTS[id][1]}`)
  const isCurrent = readFileSync(DOCUMENT, 'utf8') === text
  if (!isCurrent) console.log('docs/conformance.md is out of date. Run `npm run conformance`.')
  if (missing.length > 0 || !isCurrent) process.exitCode = 1
}

function head() {
  return `# Conformance

Every requirement of the specification and the tests that prove it. \`npm run conformance\` writes this file from
\`test/conformance/requirements.ts\` and the \`proves('…')\` calls of the tests. \`npm test\` fails when a requirement has no
test or when this file is out of date.

${ids.length} requirements, ${missing.length} unproved.
`
}

function section(number: string, title: string) {
  const rows = ids
    .filter((id) => id.startsWith(`${number}.`))
    .map((id) => `| ${id} | ${REQUIREMENTS[id][0]} | ${cell(REQUIREMENTS[id][1])} | ${tests(proofs.get(id) ?? [])} |`)
  return `## ${number}. ${title}\n\n| Id | Kind | Requirement | Proved by |\n|---|---|---|---|\n${rows.join('\n')}\n`
}

function tests(found: Proof[]) {
  if (found.length === 0) return '**unproved**'
  return found.map(({ file, test }) => `\`${file}\`: ${cell(test)}`).join('<br>')
}

function deviations() {
  const rows = ids
    .filter((id) => DEVIATIONS[id])
    .map((id) => `| ${id} | ${cell(REQUIREMENTS[id][1])} | ${cell(DEVIATIONS[id] ?? '')} |`)
  return `## Readings and deliberate deviations\n\n| Id | Requirement | Reading or deviation, and why |\n|---|---|---|\n${rows.join('\n')}\n`
}

function cell(words: string) {
  return words
    .replaceAll('|', '\\|')
    .replaceAll('<', '&lt;')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\\(['"`])/g, '$1')
}
