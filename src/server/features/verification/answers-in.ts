import type { Output } from '#contract/endpoint.ts'
import type { getApplication } from '#contract/verification-admin.ts'
import type { Context } from '#server/context.ts'
import { privateDocumentUrl } from '#server/features/media/public.ts'
import { findApplication, type WholeApplication } from './application.sql.ts'

type Asking = Pick<Context, 'viewer' | 'derive' | 'origin' | 'now'>

/** Presents the answers of an application, with file links signed for the viewer. */
export const presentAnswers = (
  { viewer, derive, origin, now }: Asking,
  answers: WholeApplication['answers'],
): Output<typeof getApplication>['answers'] =>
  answers.map(({ type, file, ...answer }) => ({
    ...answer,
    field_type: type,
    file: file && privateDocumentUrl(origin, derive, file, viewer!, now),
  }))

/** Same, by the id of the application. */
export const answersIn = async (ctx: Context, id: number) =>
  presentAnswers(ctx, (await findApplication(ctx.sql, id))?.answers ?? [])
