import { may, type Side, type Viewer } from '#domain/policy.ts'
import type { Context } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { type EnquiryRow, findEnquiry } from './queries.ts'

/** Whose questions are meant: the viewer's, or those to the site, which only staff read. */
export function recipientOf(viewer: Viewer, isDesk: boolean): Side {
  if (!isDesk) return viewer!.id
  if (!may.speakForDesk(viewer)) throw new AppError('forbidden', 'api.not-allowed')
  return null
}

/** A question that the viewer was asked; anybody else's does not exist. */
export async function findOwn({ sql, viewer }: Pick<Context, 'sql' | 'viewer'>, id: number): Promise<EnquiryRow> {
  const row = await findEnquiry(sql, id)
  if (!row || !may.seeEnquiry(viewer, row)) throw missing('Enquiry')
  return row
}
