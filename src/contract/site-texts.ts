import * as z from 'zod/mini'
import { read } from './endpoint.ts'

const SiteText = z.object({
  id: z.int(),
  type: z.literal(['about_us', 'privacy_policy', 'terms_conditions']),
  /** HTML. */
  data: z.string(),
})

/** Text of the operator, in the requested language if it is translated. */
const text = <P extends string>(wire: `GET ${P}`, summary: string) =>
  read(wire, { access: 'anyone', summary, input: z.object({}), output: SiteText, responseTtlSeconds: 3 })

export const getAboutUs = text('GET about-us', 'Who runs the site.')
export const getPrivacyPolicy = text('GET privacy-policy', 'What happens to personal data.')
export const getTerms = text('GET terms-conditions', 'The rules for using the site.')

export const getCustomPages = read('GET get_custom_pages', {
  access: 'anyone',
  summary: 'Lists the pages of the operator that have a text.',
  input: z.object({}),
  isShapeUnknown: true,
  output: z.array(SiteText),
  beside: z.object({ total: z.int() }),
  responseTtlSeconds: 3,
})
