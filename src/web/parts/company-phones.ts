import type { WebSettings } from '#contract/settings.ts'

type Phones = Pick<WebSettings, 'company_tel' | 'company_tel1' | 'company_tel2'>

/** The telephone numbers of the site, without duplicates. */
export const companyPhones = ({ company_tel, company_tel1, company_tel2 }: Phones): string[] => [
  ...new Set([company_tel, company_tel1, company_tel2].flatMap((phone) => phone || [])),
]
