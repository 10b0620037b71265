import type { testTemplate as endpoint } from '#contract/templates-admin.ts'
import { messageOf } from '#domain/messages.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { findBrand, postMail } from '#server/features/notifications/public.ts'
import { checkedParts, messageIn } from './parts.ts'
import { findTester } from './queries.ts'
import { sampleMail } from './sample.ts'

const MAX_TESTS = 5
const WHILE_MS = 10 * 60_000

export const testTemplate: Handler<typeof endpoint> = async ({ sql, texts, baseUrl, viewer, now, audit }, input) => {
  const { message, shipped, languageId } = await messageIn(sql, texts, input)
  const parts = checkedParts(message, shipped, input)
  const { email, name, siteName, tests } = await findTester(sql, viewer!.id, new Date(now.getTime() - WHILE_MS))
  if (!email) throw new AppError('refused', 'api.no-own-email')
  if (tests >= MAX_TESTS)
    throw new AppError('too-many', messageOf('api.template-tests', { most: MAX_TESTS }), { retryAfterSeconds: 600 })
  const mail = await sampleMail({
    ...{ texts, baseUrl, template: input.template, language: input.language_code, message, shipped, parts },
    reader: { name, siteName },
    brand: await findBrand(sql),
  })
  await postMail(sql, email, mail)
  await audit({
    action: 'template tested',
    subject: 'language',
    subjectId: languageId,
    details: { template: input.template, language: input.language_code },
  })
  return { to: email }
}
