import type { FIXED_MESSAGES } from './message-texts.ts'

/** Profile fields required before a user can publish a listing, in the order in which they are requested. */
const PROFILE_NEEDS = ['name', 'email', 'mobile', 'image', 'address'] as const
export type ProfileNeed = (typeof PROFILE_NEEDS)[number]

export type VerificationStatus = 'initial' | 'pending' | 'success' | 'failed'
export type VerificationGate = 'pending' | 'failed' | 'not-verified'

/** A requirement that prevents publishing; `data` of the refusal has the same shape without `kind`. */
export type ListingGate =
  | { kind: 'profile'; missing: readonly ProfileNeed[] }
  | { kind: 'verification'; notice: VerificationGate }
  | { kind: 'subscription' }
  | { kind: 'limit' }

/** Verbatim messages of the gates, with the error key of the response. */
export const GATE_REFUSALS = {
  profile: { key: 'profileIncomplete', message: 'api.profile-incomplete' },
  verification: {
    key: 'verificationRequired',
    message: 'api.not-verified',
  },
  subscription: { key: 'notSubscribed', message: 'api.not-subscribed' },
  limit: { key: 'limitReached', message: 'api.limit-reached' },
} as const satisfies Record<ListingGate['kind'], { key: string; message: keyof typeof FIXED_MESSAGES }>

/** Missing profile fields; whitespace counts as missing. */
export const missingOf = (profile: Record<ProfileNeed, string | null | undefined>): ProfileNeed[] =>
  PROFILE_NEEDS.filter((need) => !profile[need]?.trim())

const NOTICES: Record<VerificationStatus, VerificationGate | null> = {
  initial: 'not-verified',
  pending: 'pending',
  failed: 'failed',
  success: null,
}

/** Verification notice that prevents publishing, or null. */
export const verificationGate = (isRequired: boolean, status: VerificationStatus): VerificationGate | null =>
  isRequired ? NOTICES[status] : null

/** The first unmet requirement, checked before the form opens. */
export function shutGate(
  profile: Record<ProfileNeed, string | null | undefined>,
  verification: { isRequired: boolean; status: VerificationStatus },
): ListingGate | null {
  const missing = missingOf(profile)
  if (missing.length > 0) return { kind: 'profile', missing }
  const notice = verificationGate(verification.isRequired, verification.status)
  return notice && { kind: 'verification', notice }
}

/** Gate of a refused call, from the key and data of the response; null for other refusals. */
export function gateOf({ key, data }: { key?: string | undefined; data?: unknown }): ListingGate | null {
  const kind = (Object.keys(GATE_REFUSALS) as ListingGate['kind'][]).find((name) => GATE_REFUSALS[name].key === key)
  if (kind === undefined) return null
  const facts = (data ?? {}) as { missing?: unknown; notice?: unknown }
  if (kind === 'profile') {
    const missing = Array.isArray(facts.missing) ? facts.missing : []
    return { kind, missing: PROFILE_NEEDS.filter((need) => missing.includes(need)) }
  }
  if (kind === 'verification')
    return { kind, notice: Object.values(NOTICES).find((notice) => notice === facts.notice) ?? 'not-verified' }
  return { kind }
}
