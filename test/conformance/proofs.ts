import { globSync, readFileSync } from 'node:fs'
import { REQUIREMENTS, type RequirementId } from './requirements.ts'

/** A test that proves a requirement. */
export interface Proof {
  file: string
  test: string
}

const FILES = ['src/**/*.test.{ts,tsx}', 'test/**/*.{test,spec}.{ts,tsx}']
const TITLE = /\b(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g
const CALL = /\bproves\(([^)]*)\)/g

/** Every test that calls `proves`, by requirement. A call belongs to the test whose title precedes it. */
export function findProofs(root: string): Map<RequirementId, Proof[]> {
  const proofs = new Map<RequirementId, Proof[]>()
  for (const file of globSync(FILES, { cwd: root }).sort())
    for (const { id, test } of proofsIn(readFileSync(`${root}/${file}`, 'utf8'))) {
      if (!(id in REQUIREMENTS)) throw new Error(`${file} proves ${id}, which is not a requirement.`)
      const known = proofs.get(id as RequirementId) ?? []
      if (!known.some((proof) => proof.file === file && proof.test === test))
        proofs.set(id as RequirementId, [...known, { file, test }])
    }
  return proofs
}

/** The ids that one source file names, each with the title of its test. */
export function proofsIn(source: string): { id: string; test: string }[] {
  const titles = [...source.matchAll(TITLE)].map((match) => ({ at: match.index, title: match[2] ?? '' }))
  return [...source.matchAll(CALL)].flatMap((call) => {
    const test = titles.findLast(({ at }) => at < call.index)?.title
    if (test === undefined) return []
    return [...(call[1] ?? '').matchAll(/'([^']+)'/g)].map(([, id = '']) => ({ id, test }))
  })
}

/** Requirements that no test proves. A row with a deviation needs a proof too: the test shows what happens instead. */
export const unproved = (proofs: Map<RequirementId, Proof[]>): RequirementId[] =>
  (Object.keys(REQUIREMENTS) as RequirementId[]).filter((id) => !proofs.has(id))
