import type { FIXED_MESSAGES } from './message-texts.ts'

/** What a profile needs before its owner may list anything, in the order in which it is asked for. */
const PROFILE_NEEDS = ['name', 'email', 'mobile', 'image', 'address'] as const
export type ProfileNeed = (typeof PROFILE_NEEDS)[number]

export type VerificationStatus = 'initial' | 'pending' | 'success' | 'failed'
export type VerificationGate = 'pending' | 'failed' | 'not-verified'

/** What stands between somebody and a listing; `data` of the refusal is of the same shape, without `kind`. */
export type ListingGate =
  | { kind: 'profile'; missing: readonly ProfileNeed[] }
  | { kind: 'verification'; notice: VerificationGate }
  | { kind: 'subscription' }
  | { kind: 'limit' }

/** What clients are told, letter by letter, and the word that machines read in the envelope. */
export const GATE_REFUSALS = {
  profile: { key: 'profileIncomplete', message: 'api.profile-incomplete' },
  verification: {
    key: 'verificationRequired',
    message: 'api.not-verified',
  },
  subscription: { key: 'notSubscribed', message: 'api.not-subscribed' },
  limit: { key: 'limitReached', message: 'api.limit-reached' },
} as const satisfies Record<ListingGate['kind'], { key: string; message: keyof typeof FIXED_MESSAGES }>

/** What a profile lacks; nothing but blanks counts as nothing. */
export const missingOf = (profile: Record<ProfileNeed, string | null | undefined>): ProfileNeed[] =>
  PROFILE_NEEDS.filter((need) => !profile[need]?.trim())

const NOTICES: Record<VerificationStatus, VerificationGate | null> = {
  initial: 'not-verified',
  pending: 'pending',
  failed: 'failed',
  success: null,
}

/** The notice that holds a listing back, or null where nothing does. */
export const verificationGate = (isRequired: boolean, status: VerificationStatus): VerificationGate | null =>
  isRequired ? NOTICES[status] : null

/** The first gate that is shut, as a screen asks before it opens the form. */
export function shutGate(
  profile: Record<ProfileNeed, string | null | undefined>,
  verification: { isRequired: boolean; status: VerificationStatus },
): ListingGate | null {
  const missing = missingOf(profile)
  if (missing.length > 0) return { kind: 'profile', missing }
  const notice = verificationGate(verification.isRequired, verification.status)
  return notice && { kind: 'verification', notice }
}

/** The gate behind a refused call, read from its envelope; null when it was refused for something else. */
export function gateOf({ key, data }: { key?: string | undefined; data?: unknown }): ListingGate | null {
  const kind = (Object.keys(GATE_REFUSALS) as ListingGate['kind'][]).find((name) => GATE_REFUSALS[name].key === key)
  if (kind === undefined) return null
  const facts = (data ?? {}) as { missing?: unknown; notice?: unknown }
  if (kind === 'profile') {
    const told = Array.isArray(facts.missing) ? facts.missing : []
    return { kind, missing: PROFILE_NEEDS.filter((need) => told.includes(need)) }
  }
  if (kind === 'verification')
    return { kind, notice: Object.values(NOTICES).find((notice) => notice === facts.notice) ?? 'not-verified' }
  return { kind }
}
