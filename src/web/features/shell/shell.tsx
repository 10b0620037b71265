import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import type { AppLink } from '#domain/app-stores.ts'
import { useText } from '#web/i18n/text.tsx'
import type { CurrencyChoice } from '#web/parts/currency-links.tsx'
import { Footer } from '#web/parts/footer.tsx'
import { Header } from '#web/parts/header.tsx'
import type { LanguageChoice } from '#web/parts/language-menu.tsx'
import { MobileBar } from '#web/parts/mobile-bar.tsx'
import { paths } from '#web/paths.ts'
import type { SiteSettings } from './site-settings.ts'

interface Props {
  settings: SiteSettings
  apps: readonly AppLink[]
  year: number
  /** Whether the visitor can change the answer to the cookie notice. */
  asksConsent: boolean
  /** The deep link of this page into the app. */
  openInApp: string | null
  /** The compact location search of the header. */
  search: ReactNode
  /** The user's unread messages. */
  unreadMessages: number
  /** The account menu, with the return address after a sign-in. */
  account: (here: string) => ReactNode
  /** The page fills the window: no header, footer or bottom bar. */
  isBare: boolean
  children: ReactNode
}

/** The layout of every page: header, footer, and on phones the bottom bar. */
export function Shell({
  settings,
  apps,
  year,
  asksConsent,
  openInApp,
  search,
  unreadMessages,
  account,
  isBare,
  children,
}: Props) {
  const { t } = useText()
  const { pathname, search: query } = useLocation()
  if (isBare) return children
  const name = settings.company_name || 'Lintel'
  const isHome = pathname === paths.home()
  const language: LanguageChoice = {
    languages: settings.languages,
    // A search keeps its parameters in another language.
    hrefOf: (code) => `${pathname}?${withChoice(query, 'lang', code)}`,
  }
  const own = settings.selected_currency_data.code
  const currency: CurrencyChoice = {
    codes: [own, ...settings.display_currencies.map(({ code }) => code)],
    current: settings.display_currency?.code ?? own,
    hrefOf: (code) => `${pathname}?${withChoice(query, 'currency', code)}`,
  }
  const kind = new URLSearchParams(query).get('type')
  const nav = [
    { label: t('search.buy'), href: paths.properties('type=sell'), current: kind === 'sell' },
    { label: t('search.to-rent'), href: paths.properties('type=rent'), current: kind === 'rent' },
    { label: t('nav.projects'), href: paths.projects(), current: pathname === paths.projects() },
    { label: t('nav.agents'), href: paths.agents(), current: pathname === paths.agents() },
  ]
  const further = [
    { label: t('nav.upcoming-projects'), href: paths.upcomingProjects() },
    { label: t('nav.cities'), href: paths.nearbyCities() },
    { label: t('nav.categories'), href: paths.categories() },
  ]
  return (
    <>
      <Header
        name={name}
        logo={settings.own_logo}
        homeHref={paths.home()}
        nav={nav}
        language={language}
        search={search}
        searchAfterScroll={isHome}
        actions={account(pathname + query)}
      />
      {children}
      <Suspense>
        <Footer
          company={settings}
          apps={apps}
          openInApp={openInApp}
          name={name}
          groups={[
            { title: t('footer.explore'), links: [...nav, ...further] },
            {
              title: t('footer.company'),
              links: [
                { label: t('nav.about'), href: paths.about() },
                { label: t('nav.contact'), href: paths.contact() },
                { label: t('nav.faqs'), href: paths.faqs() },
                { label: t('nav.privacy'), href: paths.privacy() },
                { label: t('nav.terms'), href: paths.terms() },
                ...(asksConsent ? [{ label: t('consent.title'), href: paths.cookieSettings() }] : []),
              ],
            },
            {
              title: t('footer.tools'),
              links: [
                { label: t('nav.articles'), href: paths.articles() },
                { label: t('nav.mortgage'), href: paths.mortgage() },
                { label: t('nav.area'), href: paths.areaConverter() },
                { label: t('footer.api'), href: paths.apiReference() },
              ],
            },
          ]}
          language={language}
          currency={currency}
          attribution={t('footer.attribution')}
          year={year}
        />
      </Suspense>
      <MobileBar
        items={[
          { icon: 'compass', label: t('nav.explore'), href: paths.home(), current: isHome },
          { icon: 'heart', label: t('nav.saved'), href: paths.favourites(), current: pathname === paths.favourites() },
          { icon: 'plus', label: t('nav.add'), href: paths.addProperty(), current: pathname === paths.addProperty() },
          {
            icon: 'message-circle',
            label: t('nav.messages'),
            href: paths.chat(),
            current: pathname === paths.chat(),
            count: unreadMessages,
          },
          { icon: 'user', label: t('nav.account'), href: paths.account(), current: pathname === paths.account() },
        ]}
      />
    </>
  )
}

function withChoice(query: string, name: 'lang' | 'currency', code: string): URLSearchParams {
  const params = new URLSearchParams(query)
  params.set(name, code)
  return params
}
