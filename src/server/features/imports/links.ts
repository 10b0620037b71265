import { timingSafeEqual } from 'node:crypto'
import type { Context } from '#server/context.ts'
import type { Derive } from '#server/derive.ts'

const LINK_SECONDS = 900

/** Signed permission to download a file: an owner's listings, or the failed rows of an import. */
export interface FilePermit {
  file: 'homes.csv' | 'homes.json' | 'homes-csv.zip' | 'homes-json.zip' | `errors-${number}.csv`
  userId: number
  /** The owner whose listings an administrator exports. */
  ownerId?: number | undefined
  /** Unix time in seconds. */
  expires: number
}

type Asker = Pick<Context, 'viewer' | 'origin' | 'derive' | 'now'>

/** A signed URL of the file, valid for 15 minutes. */
export function fileUrl({ viewer, origin, derive, now }: Asker, file: FilePermit['file'], ownerId?: number): string {
  const permit = { file, userId: viewer!.id, ownerId, expires: Math.floor(now.getTime() / 1000) + LINK_SECONDS }
  const query = new URLSearchParams({
    user: String(permit.userId),
    ...(ownerId !== undefined && { owner: String(ownerId) }),
    expires: String(permit.expires),
    signature: sign(derive, permit),
  })
  return `${origin}/downloads/${file}?${query}`
}

export function isFilePermitted(derive: Derive, permit: FilePermit, signature: string, now: Date): boolean {
  if (!Number.isSafeInteger(permit.expires) || permit.expires * 1000 < now.getTime()) return false
  const [expected, given] = [Buffer.from(sign(derive, permit)), Buffer.from(signature)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const sign = (derive: Derive, { file, userId, ownerId = 0, expires }: FilePermit) =>
  derive('feed file', `${file}\n${userId}\n${ownerId}\n${expires}`).toString('base64url')
