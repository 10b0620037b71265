import type { listReasonTemplates as endpoint } from '#contract/moderation.ts'
import type { Handler } from '#server/context.ts'
import { listTemplates } from './template.sql.ts'

export const listReasonTemplates: Handler<typeof endpoint> = async ({ sql }) => {
  const byCode = new Map<string, Record<string, string>>()
  for (const { code, language, text } of await listTemplates(sql))
    byCode.set(code, { ...byCode.get(code), [language]: text })
  return [...byCode].map(([code, texts]) => ({ code, texts }))
}
