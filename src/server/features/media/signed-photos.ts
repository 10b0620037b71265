import type { ImageBase } from '#domain/renditions.ts'
import type { Derive } from '#server/derive.ts'
import type { PaperReader } from './documents.ts'
import { isSameText } from './signed-links.ts'

/** Permission to load a photo until a time, in every size and format. */
interface PhotoPermit {
  key: string
  /** Unix time in seconds. */
  expires: number
  /** The impersonated session in which the URL was made. */
  sessionId?: number | undefined
}

const VALID_SECONDS = 24 * 3600
/** How long a photo keeps its signed URL, so that browsers can reuse their cache. */
const STABLE_SECONDS = 6 * 3600
const PERMIT = /^([1-9]\d{9})(?:-([1-9]\d{0,15}))?\.([\w-]{43})$/

/** Base URL of a listing's photos for this reader: plain once the listing is public, otherwise signed. */
export function photoBase({ viewer, now, origin, derive }: PaperReader, isPublic: boolean): ImageBase {
  if (isPublic || !viewer) return origin
  const expires = expiryAfter(now)
  const sessionId = viewer.impersonationId
  return (key) => `${origin}/signed/${writePermit(derive, { key, expires, sessionId })}`
}

/** The permit in a signed URL; null if the signature is invalid, belongs to another photo or has expired. */
export function readPermit(derive: Derive, key: string, text: string, now: Date): PhotoPermit | null {
  const parts = PERMIT.exec(text)
  if (!parts) return null
  const permit = { key, expires: Number(parts[1]), sessionId: parts[2] === undefined ? undefined : Number(parts[2]) }
  if (permit.expires * 1000 <= now.getTime()) return null
  return isSameText(signatureOf(derive, permit), parts[3]!) ? permit : null
}

const writePermit = (derive: Derive, permit: PhotoPermit) =>
  `${permit.expires}${permit.sessionId === undefined ? '' : `-${permit.sessionId}`}.${signatureOf(derive, permit)}`

const signatureOf = (derive: Derive, { key, expires, sessionId }: PhotoPermit) =>
  derive('photo of a listing', `${key}\n${expires}\n${sessionId ?? ''}`).toString('base64url')

/** 18 to 24 hours from now, the same time for all requests within six hours. */
const expiryAfter = (now: Date) => Math.floor(now.getTime() / 1000 / STABLE_SECONDS) * STABLE_SECONDS + VALID_SECONDS
