import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { lchown, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Operating system account of the server; null is that of the program. */
export type Account = { uid: number; gid: number } | null

const SYSTEM_USERS = ['postgres', '_postgres', 'nobody']

/** PostgreSQL refuses to run as root, so root runs it as the owner of the files or as a system user. */
export function chooseAccount(folder: string): Account {
  if (process.getuid?.() !== 0) return null
  const owner = ownerOf(nearestExisting(folder))
  if (owner.uid !== 0) return owner
  for (const name of SYSTEM_USERS) {
    const account = lookUp(name)
    if (account) return account
  }
  throw new Error(`Running as root needs one of the system users ${SYSTEM_USERS.join(', ')}`)
}

/** Checks access as that user through the kernel, so that parent folders, groups and access lists are respected. */
export function mayEnter(account: Account, path: string): boolean {
  if (account) return spawnSync('test', ['-x', path], { ...account, cwd: '/' }).status === 0
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Makes the account the owner of a folder and its content. */
export async function give(folder: string, { uid, gid }: NonNullable<Account>): Promise<void> {
  await lchown(folder, uid, gid)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await lchown(join(entry.parentPath, entry.name), uid, gid)
}

function nearestExisting(path: string): string {
  return existsSync(path) ? path : nearestExisting(dirname(path))
}

function ownerOf(path: string): { uid: number; gid: number } {
  const { uid, gid } = statSync(path)
  return { uid, gid }
}

function lookUp(name: string): Account {
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' })) | 0
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return null
  }
}
