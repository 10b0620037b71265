import type { getTemplate as endpoint } from '#contract/templates-admin.ts'
import type { Handler } from '#server/context.ts'
import { messageIn } from './parts.ts'
import { presentTemplate } from './present.ts'

export const getTemplate: Handler<typeof endpoint> = async ({ sql, texts }, input) => {
  const { message, shipped } = await messageIn(sql, texts, input)
  return presentTemplate(sql, { template: input.template, languageCode: input.language_code, message, shipped })
}
