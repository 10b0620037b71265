import { existsSync } from 'node:fs'
import { chmod, chown, lstat, mkdir, mkdtemp, realpath, stat, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartError } from '../start-error.ts'
import { type Account, chooseAccount, give, mayEnter } from './account.ts'

const OUTSIDE = '/var/lib/lintel'

/** Where the database lives and who runs it. */
export interface Home {
  folder: string
  account: Account
}

/**
 * Settles on `DATA_DIR/postgres`. When root's own folders hide it from the unprivileged user, the files go to
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
  // A folder restored from a backup by root belongs to root; its server must own it.
  if (account && uid === 0) await give(folder, account)
  return { folder, account }
}

async function createHome(place: string, dataDir: string, log: (line: string) => void) {
  if ((await lstat(place).catch(() => null)) !== null)
    throw new StartError(
      `${place} links to a folder that is gone. Restore that folder, or remove the link to begin anew.`,
    )
  const account = chooseAccount(dataDir)
  // Passing through the data folder is harmless: what is private in it is closed by itself.
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
  log(`Only root may enter ${dataDir}, so the database files are kept in ${folder}`)
}
