import { GATE_REFUSALS, missingOf, type VerificationStatus, verificationGate } from '#domain/listing-gates.ts'
import { may } from '#domain/policy.ts'
import type { Context } from '#server/context.ts'
import { one, type Sql } from '#server/db/sql.ts'
import { AppError } from '#server/errors.ts'

type Asker = Pick<Context, 'sql' | 'viewer'>

/** Throws unless the viewer's profile has contact details. */
export async function requireCompleteProfile({ sql, viewer }: Asker) {
  const missing = missingOf((await findEligibility(sql, viewer!.id)).profile)
  if (missing.length === 0) return
  const { key, message } = GATE_REFUSALS.profile
  throw new AppError('refused', message, { key, data: { missing } })
}

/** Throws for an unverified viewer where the operator requires verification; administrators are exempt. */
export async function requireVerification({ sql, viewer }: Asker) {
  if (may.administer(viewer)) return
  const { isRequired, status } = await findEligibility(sql, viewer!.id)
  const notice = verificationGate(isRequired, status)
  if (!notice) return
  const { key, message } = GATE_REFUSALS.verification
  throw new AppError('refused', message, { key, data: { notice } })
}

interface Eligibility {
  profile: Record<'name' | 'email' | 'mobile' | 'image' | 'address', string | null>
  isRequired: boolean
  status: VerificationStatus
}

const findEligibility = (sql: Sql, userId: number): Promise<Eligibility> =>
  one(sql<Eligibility[]>`
    select json_build_object('name', u.name, 'email', u.email, 'mobile', u.phone, 'image', m.key, 'address', u.address) as profile,
      exists (select from settings where key = 'verification_required_for_user' and value = '1') as "isRequired",
      u.verification as status
    from users u left join media m on m.id = u.profile_media_id where u.id = ${userId}`)
