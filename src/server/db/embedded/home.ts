import { existsSync } from 'node:fs'
import { chmod, chown, lstat, mkdir, mkdtemp, realpath, stat, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartError } from '../start-error.ts'
import { type Account, chooseAccount, give, mayEnter } from './account.ts'

const OUTSIDE = '/var/lib/lintel'

/** Location of the database and the account that runs it. */
export interface Home {
  folder: string
  account: Account
}

/**
 * Uses `DATA_DIR/postgres`. If the unprivileged user cannot access it below a folder of root, the files go to
 * /var/lib/lintel and `DATA_DIR/postgres` becomes a link to them.
 */
export async function prepareHome(dataDir: string, log: (line: string) => void): Promise<Home> {
  const place = join(dataDir, 'postgres')
  if (!existsSync(place)) await createHome(place, dataDir, log)
  const folder = await realpath(place)
  const account = chooseAccount(folder)
  const { uid } = await stat(folder)
  if (!account && process.getuid && uid !== process.getuid())
    throw new StartError(
      `${folder} belongs to another user (id ${uid}). Run as that user or as root, or set DATA_DIR to another folder.`,
    )
  // A folder restored from a backup by root belongs to root; the server must own it.
  if (account && uid === 0) await give(folder, account)
  return { folder, account }
}

async function createHome(place: string, dataDir: string, log: (line: string) => void) {
  if ((await lstat(place).catch(() => null)) !== null)
    throw new StartError(
      `${place} links to a missing folder. Restore that folder, or delete the link to start with a new database.`,
    )
  const account = chooseAccount(dataDir)
  // Making the data folder traversable is safe: private files in it have their own permissions.
  if (account && mayEnter(account, dirname(dataDir))) await chmod(dataDir, (await stat(dataDir)).mode | 0o011)
  if (!account || mayEnter(account, dataDir)) {
    await mkdir(place, { mode: 0o700 })
    if (account) await chown(place, account.uid, account.gid)
    return
  }
  await mkdir(OUTSIDE, { recursive: true, mode: 0o711 })
  await chmod(OUTSIDE, 0o711)
  const folder = await mkdtemp(join(OUTSIDE, 'db-'))
  await chown(folder, account.uid, account.gid)
  await symlink(folder, place)
  log(`Only root can access ${dataDir}. The database files are in ${folder}.`)
}
