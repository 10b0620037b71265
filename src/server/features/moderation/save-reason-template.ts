import type { saveReasonTemplate as endpoint } from '#contract/moderation.ts'
import type { Handler } from '#server/context.ts'
import { putTemplate, saveTemplates } from './template.sql.ts'

export const saveReasonTemplate: Handler<typeof endpoint> = async (ctx, { code, texts }) => {
  const languages = Object.keys(texts)
  for (const language of languages) await putTemplate(ctx.sql, { code, language, text: texts[language]! })
  await saveTemplates(ctx.sql, code, languages)
  await ctx.audit({ action: 'moderation.template', subject: 'reason_template', details: { code, languages } })
  return null
}
