import type { ReactNode } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { SiteLogo } from '#web/parts/site-logo.tsx'
import { paths } from '#web/paths.ts'
import { buttonLook } from '#web/ui/button-look.ts'

interface Props {
  title: string
  siteName: string
  logo?: string | undefined
  /** The page behind the form. */
  exitHref: string
  exitLabel: string
  /** The save status. */
  status?: ReactNode
  /** The buttons at the end of the window. */
  buttons?: ReactNode
  children: ReactNode
}

/** The form fills the window: a bar with its title, the save status and the way out replaces the site's header. */
export function WizardFrame({ title, siteName, logo, exitHref, exitLabel, status, buttons, children }: Props) {
  const { t } = useText()
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="sticky top-0 z-30 border-b border-line bg-paper">
        <div className="wrap-page flex min-h-14 items-center gap-x-4">
          <a href={paths.home()} className="inline-flex min-h-11 shrink-0 items-center no-underline max-md:hidden">
            <SiteLogo name={siteName} {...(logo && { logo })} />
          </a>
          <h1 className="min-w-0 truncate text-sm font-semibold md:border-s md:border-line md:ps-4">{title}</h1>
          <div className="ms-auto min-w-0 shrink">{status}</div>
          <nav aria-label={t('listing-form.leave')} className="shrink-0">
            <a href={exitHref} className={buttonLook('secondary', 'small')}>
              {exitLabel}
            </a>
          </nav>
        </div>
      </header>
      <main id="content" className="wrap-page flex grow flex-col">
        {children}
      </main>
      {buttons}
    </div>
  )
}
