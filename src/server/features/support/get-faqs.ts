import type { getFaqs as endpoint } from '#contract/support.ts'
import type { Handler } from '#server/context.ts'
import { presentFaq } from './public.ts'
import { listFaqs } from './queries.ts'

export const getFaqs: Handler<typeof endpoint> = async ({ sql, language }, page) => {
  const { faqs, total } = await listFaqs(sql, page, language)
  return { data: faqs.map(presentFaq), total }
}
