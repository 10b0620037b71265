import { timingSafeEqual } from 'node:crypto'
import type { Storage } from '#server/adapters/storage/port.ts'
import type { Context } from '#server/context.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'
import type { Derive } from '#server/derive.ts'

const LINK_SECONDS = 300
const FILE = /^site-(\d{1,15})\.tar$/

interface Services {
  db: Sql
  storage: Storage
  derive: Derive
  now: () => Date
}

type Asker = Pick<Context, 'viewer' | 'origin' | 'derive' | 'now'>

/** Signed URL of the archive, valid for five minutes and bound to the administrator who requested it. */
export function archiveUrl({ viewer, origin, derive, now }: Asker, id: number): string {
  const file = `site-${id}.tar`
  const expires = Math.floor(now.getTime() / 1000) + LINK_SECONDS
  const signature = sign(derive, file, viewer!.id, expires)
  return `${origin}/downloads/${file}?${new URLSearchParams({ user: String(viewer!.id), expires: String(expires), signature })}`
}

/** Data source of the archive download. */
export const archiveFileSource = ({ db, storage, derive, now }: Services) => ({
  async open(name: string, userId: number, expires: number, signature: string) {
    const id = FILE.exec(name)?.[1]
    if (!id || !Number.isSafeInteger(expires) || expires * 1000 < now().getTime()) return null
    const [expected, given] = [Buffer.from(sign(derive, name, userId, expires)), Buffer.from(signature)]
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
    // A link stops working when the account is deactivated or loses the role.
    const found = await maybeOne(db<{ key: string }[]>`
      select file_key as key from site_archives
      where id = ${id} and kind = 'export' and status = 'done' and file_key is not null
        and exists (select from users where id = ${userId} and is_active and role = 'admin')`)
    return (found && (await storage.get(found.key))?.stream) ?? null
  },
})

const sign = (derive: Derive, file: string, userId: number, expires: number) =>
  derive('site archive', `${file}\n${userId}\n${expires}`).toString('base64url')
