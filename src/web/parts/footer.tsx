import type { WebSettings } from '#contract/settings.ts'
import type { AppLink } from '#domain/app-stores.ts'
import { useText } from '#web/i18n/text.tsx'
import { companyPhones } from './company-phones.ts'
import { type CurrencyChoice, CurrencyLinks } from './currency-links.tsx'
import type { NavLink } from './header.tsx'
import { type LanguageChoice, LanguageLinks } from './language-menu.tsx'
import { SiteLogo } from './site-logo.tsx'

type Company = Pick<
  WebSettings,
  | 'company_name'
  | 'company_email'
  | 'company_tel'
  | 'company_tel1'
  | 'company_tel2'
  | 'company_address'
  | 'own_footer_logo'
  | 'facebook_id'
  | 'instagram_id'
  | 'twitter_id'
  | 'youtube_id'
  | 'linkedin_id'
>

interface Props {
  company: Company
  /** The site's own apps in the app stores. */
  apps: readonly AppLink[]
  /** The deep link of this page into the app. */
  openInApp: string | null
  name: string
  groups: readonly { title: string; links: readonly NavLink[] }[]
  language: LanguageChoice
  currency: CurrencyChoice
  /** The sources of the map data. */
  attribution: string
  year: number
}

/** The footer of every page: company, contact, and links to all sections. */
export function Footer({ company, apps, openInApp, name, groups, language, currency, attribution, year }: Props) {
  const { t, language: current } = useText()
  return (
    <footer className="mt-16 border-t border-line bg-surface pt-12 pb-[calc(6rem+env(safe-area-inset-bottom))] md:pb-10">
      <div className="wrap-page grid gap-10 sm:grid-cols-2 lg:grid-cols-[2fr_repeat(4,1fr)]">
        <div className="grid content-start gap-4 text-sm text-ink-soft">
          <span className="text-ink">
            <SiteLogo name={name} logo={company.own_footer_logo} />
          </span>
          <address className="grid gap-1 not-italic">
            {company.company_address && (
              <span className="whitespace-pre-line">
                <bdi>{company.company_address}</bdi>
              </span>
            )}
            {companyPhones(company).map((phone) => (
              <a key={phone} href={`tel:${phone}`} className={LINK}>
                <bdi>{phone}</bdi>
              </a>
            ))}
            {company.company_email && (
              <a href={`mailto:${company.company_email}`} className={LINK}>
                {company.company_email}
              </a>
            )}
          </address>
          <Elsewhere
            links={ELSEWHERE.filter(([, key]) => isWeb(company[key])).map(([name, key]) => [name, company[key]!])}
          />
          <Elsewhere links={apps.map(({ store, href }) => [STORES[store], href])} />
          {openInApp && (
            <a href={openInApp} className={`${LINK} md:hidden`}>
              {t('footer.open-in-app')}
            </a>
          )}
        </div>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title} className="grid content-start gap-1">
            <h2 className="mb-1 text-sm font-semibold">{title}</h2>
            {links.map(({ label, href }) => (
              <a key={href} href={href} className={LINK}>
                {label}
              </a>
            ))}
          </nav>
        ))}
        <nav aria-label={t('header.language')}>
          <h2 className="mb-1 text-sm font-semibold">{t('header.language')}</h2>
          <div className="-mx-3">
            <LanguageLinks {...language} current={current} />
          </div>
          <CurrencyLinks {...currency} />
        </nav>
      </div>
      <div className="wrap-page mt-10">
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line pt-6 text-xs text-ink-soft">
          <span>{t('footer.rights', { year: String(year), name })}</span>
          <span>{attribution}</span>
        </p>
      </div>
    </footer>
  )
}

const LINK =
  'inline-flex min-h-8 touchable items-center text-sm text-ink-soft no-underline hover:text-ink hover:underline'

const ELSEWHERE = [
  ['Instagram', 'instagram_id'],
  ['Facebook', 'facebook_id'],
  ['X', 'twitter_id'],
  ['YouTube', 'youtube_id'],
  ['LinkedIn', 'linkedin_id'],
] as const

const STORES = { play: 'Google Play', itunes: 'App Store' } as const

const isWeb = (address: string | undefined) => /^https?:\/\//.test(address ?? '')

function Elsewhere({ links }: { links: readonly (readonly [name: string, href: string])[] }) {
  if (links.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-4">
      {links.map(([name, href]) => (
        <li key={name}>
          <a href={href} rel="noopener" className={LINK}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
