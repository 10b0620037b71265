import { may, type ParticipantId, type Viewer } from '#domain/policy.ts'
import type { Context } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { type EnquiryRow, findEnquiry } from './queries.ts'

/** The recipient whose enquiries are read: the viewer, or the site, for which only staff may read. */
export function recipientOf(viewer: Viewer, isSupport: boolean): ParticipantId {
  if (!isSupport) return viewer!.id
  if (!may.replyAsSupport(viewer)) throw new AppError('forbidden', 'api.not-allowed')
  return null
}

/** An enquiry to the viewer; throws the same error for another user's enquiry as for an unknown one. */
export async function findOwn({ sql, viewer }: Pick<Context, 'sql' | 'viewer'>, id: number): Promise<EnquiryRow> {
  const row = await findEnquiry(sql, id)
  if (!row || !may.seeEnquiry(viewer, row)) throw missing('Enquiry')
  return row
}
