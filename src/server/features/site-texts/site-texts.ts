import type {
  getAboutUs as aboutUs,
  getCustomPages as customPages,
  getPrivacyPolicy as privacyPolicy,
  getTerms as terms,
} from '#contract/site-texts.ts'
import type { Context, Handler } from '#server/context.ts'
import { cleanHtml } from '#server/features/markup/public.ts'
import { findSiteText } from './queries.ts'

/** Newer clients read a row with an id. */
const text =
  <T extends 'about_us' | 'privacy_policy' | 'terms_conditions'>(id: number, type: T) =>
  async ({ sql, language }: Context) => ({ id, type, data: cleanHtml(await findSiteText(sql, type, language)) })

export const getAboutUs: Handler<typeof aboutUs> = text(1, 'about_us')
export const getPrivacyPolicy: Handler<typeof privacyPolicy> = text(2, 'privacy_policy')
export const getTerms: Handler<typeof terms> = text(3, 'terms_conditions')

export const getCustomPages: Handler<typeof customPages> = async (ctx) => {
  const pages = await Promise.all([getAboutUs(ctx, {}), getPrivacyPolicy(ctx, {}), getTerms(ctx, {})])
  const data = pages.filter((page) => page.data !== '')
  return { data, total: data.length }
}
