import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from './start-error.ts'

const BASELINE = /^\d{4}_\w+\.sql$/
const LATER = /^\d{8}_\d{4}_\w+\.sql$/

/** A file of SQL with the checksum of its content. */
export interface SqlFile {
  name: string
  text: string
  checksum: string
}

/** The folder with `migrations/` and `database/`. */
export const ROOT = join(import.meta.dirname, '../../..')

/** Names of the migrations in their order: the numbered baseline, then migrations named by time. */
export async function listMigrations(root: string): Promise<string[]> {
  const names = await sqlNames(join(root, 'migrations'))
  const unknown = names.find((name) => !BASELINE.test(name) && !LATER.test(name))
  if (unknown) throw new StartError(`${unknown} is not a name of a migration. Use a time: 20261201_1200_name.sql.`)
  const gap = names.filter((name) => BASELINE.test(name)).findIndex((name, at) => Number(name.slice(0, 4)) !== at + 1)
  if (gap >= 0)
    throw new StartError(
      `Migration ${String(gap + 1).padStart(4, '0')} is missing or there are two. Name new migrations by time: 20261201_1200_name.sql.`,
    )
  return names
}

export const readMigrations = async (root: string): Promise<SqlFile[]> =>
  readAll(join(root, 'migrations'), await listMigrations(root))

/** Functions and views, in the order in which they are created. */
export const readDefinitions = async (root: string): Promise<SqlFile[]> =>
  readAll(join(root, 'database'), await sqlNames(join(root, 'database')))

/** The functions that a file creates. */
export const functionsIn = ({ text }: SqlFile): { name: string; statement: string }[] =>
  [...text.matchAll(/^create or replace function (\w+)(?:(?!\$\$)[^;])*(?:\$\$[\s\S]*?\$\$)?;$/gm)].map((match) => ({
    name: match[1]!,
    statement: match[0],
  }))

/** The functions without parameters that a file drops. */
export const droppedFunctionsIn = ({ text }: SqlFile): string[] =>
  [...text.matchAll(/^drop function (\w+)\(\);$/gm)].map((match) => match[1]!)

/** The views that a file creates. */
export const viewsIn = ({ text }: SqlFile): string[] =>
  [...text.matchAll(/^create view (\w+)/gm)].map((match) => match[1]!)

const readAll = (folder: string, names: readonly string[]): Promise<SqlFile[]> =>
  Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, text, checksum: checksumOf(text.replaceAll('\r\n', '\n')) }
    }),
  )

export const checksumOf = (text: string): string => createHash('sha256').update(text).digest('hex')

const sqlNames = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
