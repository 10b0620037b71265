import {
  HOLD_AT,
  isNewAccount,
  numbersIn,
  priceReason,
  type RiskReason,
  riskOf,
  textReason,
} from '#domain/listing-risk.ts'
import type { Sql } from '#server/db/sql.ts'
import { findSeenPhotos } from './photos.sql.ts'
import { findAccount, findAlike, findNumbers, findPriceBand } from './queries.ts'

/** Input of a risk assessment: a stored listing, or one about to be stored. */
export interface RiskSubject {
  /** Id of the listing itself, excluded from the comparison. */
  exceptId: number | null
  ownerId: number | null
  title: string
  description: string
  /** Null for projects. */
  home: { price: string; kind: string; rentDuration: string | null } | null
  categoryId: number
  city: string | null
  latitude: number | null
  longitude: number | null
  /** Photos in order of significance. */
  photoIds: readonly number[]
}

/** One risk signal with its evidence. */
export interface Finding {
  reason: RiskReason
  propertyId?: number | null
  projectId?: number | null
  mediaId?: number
  otherMediaId?: number
  userId?: number
}

export interface RiskAssessment {
  risk: number
  isHeld: boolean
  findings: Finding[]
}

/** Assesses the risk of a listing with named signals. Listings of the site itself are not assessed. */
export async function assessRisk(sql: Sql, sketch: RiskSubject, now: Date): Promise<RiskAssessment> {
  const findings = sketch.ownerId === null ? [] : await findAll(sql, { ...sketch, ownerId: sketch.ownerId }, now)
  const risk = riskOf(findings.map(({ reason }) => reason))
  return { risk, isHeld: risk >= HOLD_AT, findings }
}

type Owned = RiskSubject & { ownerId: number }

async function findAll(sql: Sql, sketch: Owned, now: Date): Promise<Finding[]> {
  return [
    ...(await photoFindings(sql, sketch)),
    ...(await textFindings(sql, sketch)),
    ...(await priceFindings(sql, sketch)),
    ...(await accountFindings(sql, sketch, now)),
  ]
}

async function photoFindings(sql: Sql, sketch: Owned): Promise<Finding[]> {
  const seen = await findSeenPhotos(sql, { ownerId: sketch.ownerId, mediaIds: sketch.photoIds })
  const reason = seen.length > 1 ? 'photos-seen' : 'photo-seen'
  return seen.map((photo) => ({ reason, ...photo }))
}

async function textFindings(sql: Sql, sketch: Owned): Promise<Finding[]> {
  const alike = sketch.home && (await findAlike(sql, sketch, sketch.home))
  const reason = alike && textReason(alike.similarity)
  return reason ? [{ reason, propertyId: alike.propertyId }] : []
}

async function priceFindings(sql: Sql, { home, categoryId, city }: Owned): Promise<Finding[]> {
  if (!home || !city) return []
  const reason = priceReason(Number(home.price), await findPriceBand(sql, { ...home, categoryId, city }))
  return reason ? [{ reason }] : []
}

async function accountFindings(sql: Sql, sketch: Owned, now: Date): Promise<Finding[]> {
  const account = await findAccount(sql, sketch.ownerId)
  if (!account) return []
  const numbers = numbersIn(`${sketch.title} ${sketch.description}`)
  const written = numbers.length > 0 ? await findNumbers(sql, numbers, sketch.ownerId) : null
  const userId = account.namesakeId ?? written?.userId
  return [
    ...(isNewAccount(account.createdAt, now) ? [{ reason: 'new-account' } as const] : []),
    ...(userId === undefined ? [] : [{ reason: 'contact-reused', userId } as const]),
  ]
}
