import { globSync, readFileSync } from 'node:fs'
import { REQUIREMENTS, type RequirementId } from './requirements.ts'

/** A test that proves a requirement. */
export interface Proof {
  file: string
  test: string
}

const FILES = ['src/**/*.test.{ts,tsx}', 'test/**/*.{test,spec}.{ts,tsx}']
const EACH = /(?:\.each(?:<[\s\S]*?>(?=\())?\([\s\S]*?\))?/.source
const TITLE = new RegExp(`^( *)(describe|it|test)${EACH}\\(\\s*(['"\`])((?:\\\\.|(?!\\3)[\\s\\S])*)\\3`, 'gm')
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

/** The ids that one source file names, each with the title of its test, which includes the titles of its groups. */
export function proofsIn(source: string): { id: string; test: string }[] {
  const titles = [...source.matchAll(TITLE)].map(({ index, 1: indent = '', 2: word, 4: title = '' }) => ({
    at: index,
    depth: indent.length,
    isGroup: word === 'describe',
    title,
  }))
  return [...source.matchAll(CALL)].flatMap((call) => {
    const before = titles.filter(({ at }) => at < call.index)
    const test = before.findLast(({ isGroup }) => !isGroup)
    if (!test) return []
    const name = [...groupsAround(test, before), test].map(({ title }) => title).join(' › ')
    return [...(call[1] ?? '').matchAll(/'([^']+)'/g)].map(([, id = '']) => ({ id, test: name }))
  })
}

/** The groups that hold a test, the outermost first. The formatter indents what a group holds. */
function groupsAround<T extends { at: number; depth: number; isGroup: boolean }>(test: T, titles: T[]): T[] {
  const group = titles.findLast(({ at, depth, isGroup }) => isGroup && at < test.at && depth < test.depth)
  return group ? [...groupsAround(group, titles), group] : []
}

/** Requirements that no test proves. A row with a deviation needs a proof too: the test shows what happens instead. */
export const unproved = (proofs: Map<RequirementId, Proof[]>): RequirementId[] =>
  (Object.keys(REQUIREMENTS) as RequirementId[]).filter((id) => !proofs.has(id))
