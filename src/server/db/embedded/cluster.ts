import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../start-error.ts'
import type { Account } from './account.ts'

const MAJOR = '18'
const run = promisify(execFile)

/** Complete environment of the server programs, so that the operator's variables cannot leak into them. */
export const SERVER_ENV = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' }

/** Database cluster of the folder, created on first use. */
export interface Cluster {
  folder: string
  password: string
}

/** Opens the cluster in `home`, or creates one; an interrupted creation is discarded. */
export async function prepareCluster(
  home: string,
  binaries: string,
  account: Account,
  log: (line: string) => void,
): Promise<Cluster> {
  const folder = join(home, 'cluster')
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => null)
  if (version === null) return createCluster(home, folder, binaries, account, log)
  if (version.trim() !== MAJOR)
    throw new StartError(
      `${folder} was created by PostgreSQL ${version.trim()}; this version runs ${MAJOR}. ` +
        'Dump it with the older version and load it into a new data folder.',
    )
  return { folder, password: await readFile(join(home, 'password'), 'utf8') }
}

async function createCluster(
  home: string,
  folder: string,
  binaries: string,
  account: Account,
  log: (line: string) => void,
): Promise<Cluster> {
  log('Creating the database…')
  const unfinished = `${folder}.new`
  const password = randomBytes(24).toString('base64url')
  const passwordFile = join(home, 'password')
  await rm(unfinished, { recursive: true, force: true })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (account) await chown(passwordFile, account.uid, account.gid)
  await run(join(binaries, 'bin/initdb'), initArguments(unfinished, passwordFile), {
    ...account,
    cwd: '/',
    env: SERVER_ENV,
  }).catch((error: { stderr?: string; message: string }) => {
    throw new StartError(`Creating the database in ${folder} failed: ${error.stderr?.trim() || error.message}`)
  })
  await rename(unfinished, folder)
  return { folder, password }
}

/** The builtin C.UTF-8 locale sorts and folds identically on every machine, so indexes survive a move. */
function initArguments(folder: string, passwordFile: string): string[] {
  return [
    `--pgdata=${folder}`,
    '--username=lintel',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--no-locale',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ]
}
