import type { ReactNode } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { type LanguageChoice, LanguageMenu } from './language-menu.tsx'
import { SiteLogo } from './site-logo.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

export interface NavLink {
  label: string
  href: string
  current?: boolean
}

interface Props {
  name: string
  logo?: string
  homeHref: string
  nav: readonly NavLink[]
  language: LanguageChoice
  /** The compact location search; on the home page it appears once the large one has scrolled away. */
  search?: ReactNode
  searchAfterScroll?: boolean
  /** Saved, messages, account. */
  actions?: ReactNode
}

/** The header of every page. It is sticky, shrinks on scroll, and its height never shifts the page. */
export function Header({ name, logo, homeHref, nav, language, search, searchAfterScroll, actions }: Props) {
  const { t } = useText()
  return (
    <header className="site-header" data-search={searchAfterScroll ? 'later' : 'always'}>
      <div className="wrap-page site-header-row">
        <a href={homeHref} className="site-header-logo no-underline">
          <SiteLogo name={name} logo={logo} />
        </a>
        <nav aria-label={t('header.nav')} className="site-header-nav">
          {nav.map(({ label, href, current }) => (
            <a
              key={href}
              href={href}
              aria-current={current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-full px-3 text-sm font-medium no-underline transition-colors duration-150 hover:bg-brand-soft aria-[current=page]:text-brand"
            >
              {label}
            </a>
          ))}
        </nav>
        {search && <div className="site-header-search">{search}</div>}
        <div className="site-header-actions">
          <LanguageMenu {...language} />
          <ThemeSwitch />
          {actions}
        </div>
      </div>
    </header>
  )
}
