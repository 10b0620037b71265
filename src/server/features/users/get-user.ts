import type { getUser as endpoint } from '#contract/users-admin.ts'
import { instantOf } from '#domain/instant.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { imageAddress } from '#server/features/properties/public.ts'
import { findPerson } from './person.sql.ts'
import { presentUser } from './present.ts'

export const getUser: Handler<typeof endpoint> = async ({ sql, now, origin }, { id }) => {
  const row = await findPerson(sql, id, now)
  if (!row) throw missing('Account')
  const { properties, projects, payments, reports } = row
  return {
    ...presentUser(row),
    profile: imageAddress(row.image, origin),
    address: row.address ?? '',
    about: row.about ?? '',
    is_email_verified: row.isEmailVerified,
    language_code: row.language,
    last_seen_at: row.lastSeenAt && instantOf(row.lastSeenAt),
    has_second_factor: row.hasSecondFactor,
    counts: { properties, projects, payments, reports },
    sessions: row.sessions.map((session) => ({
      id: session.id,
      device: session.device ?? '',
      created_at: instantOf(session.createdAt),
      last_seen_at: instantOf(session.lastSeenAt),
      is_impersonation: session.isImpersonation,
    })),
    listings: row.listings.map(({ slug, status, isActive, createdAt, ...listing }) => ({
      ...listing,
      slug_id: slug,
      request_status: status,
      is_active: isActive,
      created_at: instantOf(createdAt),
    })),
    notes: row.notes.map(({ createdAt, ...note }) => ({ ...note, created_at: instantOf(createdAt) })),
    history: row.history.map((line) => ({ ...line, at: instantOf(line.at) })),
  }
}
