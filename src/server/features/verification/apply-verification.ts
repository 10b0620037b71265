import type { Input } from '#contract/endpoint.ts'
import type { applyVerification as endpoint } from '#contract/verification.ts'
import { messageOf } from '#domain/messages.ts'
import { readAnswer } from '#domain/verification-answers.ts'
import type { Context, Handler, Upload } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { ingestDocument } from '#server/features/media/public.ts'
import {
  type FieldRow,
  findApplicationOf,
  insertAnswers,
  insertApplication,
  listFields,
  type NewAnswer,
} from './queries.ts'

export const applyVerification: Handler<typeof endpoint> = async (ctx, { form_fields }) => {
  const userId = ctx.viewer!.id
  const fields = await listFields(ctx.sql)
  if (fields.length === 0) throw new AppError('refused', 'api.application-closed')
  // Serialises two clicks, so that they create one application.
  await ctx.sql`select pg_advisory_xact_lock(hashtextextended('verification ' || ${userId}::text, 0))`
  const latest = await findApplicationOf(ctx.sql, userId)
  if (latest?.status === 'pending') throw new AppError('refused', 'api.application-in-review')
  if (latest?.status === 'success') throw new AppError('refused', 'api.application-verified')

  const answers = await readAnswers(ctx, fields, form_fields)
  const applicationId = await insertApplication(ctx.sql, userId, ctx.now)
  await insertAnswers(
    ctx.sql,
    answers.map((answer) => ({ ...answer, application_id: applicationId })),
  )
  ctx.say('api.application-sent')
  return null
}

type Sent = Input<typeof endpoint>['form_fields']
type Answer = Omit<NewAnswer, 'application_id'>

async function readAnswers(ctx: Context, fields: readonly FieldRow[], sent: Sent): Promise<Answer[]> {
  const written = new Map(sent.map(({ id, value }) => [id, value]))
  const unknown = sent.find(({ id }) => !fields.some((field) => field.id === id))
  if (unknown) throw new AppError('refused', 'api.application-unknown-question', { field: 'form_fields' })
  const answers: Answer[] = []
  for (const field of fields) {
    const upload = uploadFor(ctx, sent, field.id)
    const answer =
      field.type === 'file' ? await saveFile(ctx, field, upload) : readText(field, written.get(field.id), upload)
    if (answer) answers.push(answer)
  }
  return answers
}

/** Uploads are named by the position of their field in the list. */
function uploadFor(ctx: Context, sent: Sent, fieldId: number): Upload | undefined {
  const index = sent.findIndex(({ id }) => id === fieldId)
  return index === -1 ? undefined : ctx.files.get(`form_fields.${index}.value`)?.[0]
}

function readText(field: FieldRow, written: string | undefined, upload: Upload | undefined): Answer | null {
  if (upload)
    throw new AppError('refused', messageOf('api.takes-no-file', { field: field.name }), { field: 'form_fields' })
  const reading = readAnswer({ ...field, choices: field.values.map(({ value }) => value) }, written)
  if (!reading.ok)
    throw new AppError(reading.wrong === 'missing' ? 'invalid' : 'refused', reading.message, { field: 'form_fields' })
  return reading.value === null ? null : { field_id: field.id, value: reading.value, media_id: null }
}

/** Stores a verification document as private: only the applicant and reviewers get a short-lived link. */
async function saveFile(ctx: Context, field: FieldRow, upload: Upload | undefined): Promise<Answer | null> {
  if (!upload) {
    if (field.isRequired)
      throw new AppError('invalid', messageOf('api.required', { field: field.name }), { field: 'form_fields' })
    return null
  }
  const paper = await ingestDocument(ctx.sql, ctx.storage, upload, {
    folder: 'agent-verification',
    ownerId: ctx.viewer!.id,
    kind: 'document',
    isPrivate: true,
  })
  return { field_id: field.id, value: paper.name, media_id: paper.mediaId }
}
