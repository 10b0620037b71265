import * as z from 'zod/mini'
import { read } from './endpoint.ts'

const SiteText = z.object({
  id: z.int(),
  type: z.literal(['about_us', 'privacy_policy', 'terms_conditions']),
  /** HTML. */
  data: z.string(),
})

/** Each is a text of the site's owner, in the language asked for where there is a translation. */
const text = <P extends string>(wire: `GET ${P}`, summary: string) =>
  read(wire, { access: 'anyone', summary, input: z.object({}), output: SiteText, keptSeconds: 3 })

export const getAboutUs = text('GET about-us', 'Who runs the site.')
export const getPrivacyPolicy = text('GET privacy-policy', 'What happens to personal data.')
export const getTerms = text('GET terms-conditions', 'The rules for using the site.')
