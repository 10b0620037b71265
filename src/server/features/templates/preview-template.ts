import type { previewTemplate as endpoint } from '#contract/templates-admin.ts'
import type { Handler } from '#server/context.ts'
import { findBrand } from '#server/features/notifications/public.ts'
import { checkedParts, messageIn } from './parts.ts'
import { findReader } from './queries.ts'
import { sampleMail } from './sample.ts'

export const previewTemplate: Handler<typeof endpoint> = async ({ sql, texts, baseUrl, viewer }, input) => {
  const { message, shipped } = await messageIn(sql, texts, input)
  return sampleMail({
    ...{ texts, baseUrl, template: input.template, language: input.language_code, message, shipped },
    parts: checkedParts(message, shipped, input),
    reader: await findReader(sql, viewer!.id),
    brand: await findBrand(sql),
  })
}
