import type { Output } from '#contract/endpoint.ts'
import type { getApplication } from '#contract/verification-admin.ts'
import type { Context } from '#server/context.ts'
import { privateDocumentUrl } from '#server/features/media/public.ts'
import { findApplication, type WholeApplication } from './application-queries.ts'

type Asking = Pick<Context, 'viewer' | 'derive' | 'origin' | 'now'>

/** What somebody answered, with links to their files for whoever reads it now. */
export const presentAnswers = (
  { viewer, derive, origin, now }: Asking,
  answers: WholeApplication['answers'],
): Output<typeof getApplication>['answers'] =>
  answers.map(({ type, file, ...answer }) => ({
    ...answer,
    field_type: type,
    file: file && privateDocumentUrl(origin, derive, file, viewer!, now),
  }))

/** The same by the number of the request. */
export const answersIn = async (ctx: Context, id: number) =>
  presentAnswers(ctx, (await findApplication(ctx.sql, id))?.answers ?? [])
