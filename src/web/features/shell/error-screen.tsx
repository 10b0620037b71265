import type { ReactNode } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Drawing, type DrawingName } from '#web/ui/drawings.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

type Face = 'missing' | 'maintenance' | 'offline' | 'error'

const DRAWINGS: Record<Face, DrawingName> = {
  missing: 'search',
  maintenance: 'house',
  offline: 'offline',
  error: 'broken',
}

/** The current address: the service worker shows this page in place of any other. */
const HERE = ''

interface Props {
  error: unknown
  /** A search field for the missing page. */
  search?: ReactNode
  /** Links to similar pages. */
  links?: readonly { label: string; href: string }[]
  /** The next step; the home page unless given. */
  way?: { label: string; href: string }
}

/** The error screen in four variants, each with a next step. */
export function ErrorScreen({ error, search, links = [], way }: Props) {
  const { t } = useText()
  const face = faceOf(error)
  const isMissing = face === 'missing'
  const { href, label } = way ?? { href: paths.home(), label: t('missing.home') }
  return (
    <div className="grid min-h-[70vh] place-content-center justify-items-center gap-4 px-6 py-16 text-center">
      <title>{t(`${face}.title`)}</title>
      <Drawing name={DRAWINGS[face]} />
      <h1 className="text-2xl">{t(`${face}.title`)}</h1>
      <p className="max-w-measure text-ink-soft">{t(`${face}.text`)}</p>
      {isMissing && search && (
        <div className="page-search mt-2 w-[min(34rem,calc(100vw-3rem))] text-start">{search}</div>
      )}
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {!isMissing && (
          <a href={HERE} data-reload className={buttonLook('primary', 'medium')}>
            {t('error.retry')}
          </a>
        )}
        {face === 'offline' && (
          <LinkButton to={paths.favourites()} reloadDocument>
            {t('nav.saved')}
          </LinkButton>
        )}
        {face !== 'maintenance' && (
          <LinkButton to={href} kind={isMissing ? 'primary' : 'secondary'}>
            {label}
          </LinkButton>
        )}
      </div>
      {isMissing && links.length > 0 && (
        <ul className="flex flex-wrap justify-center gap-x-6">
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href} className="inline-flex touchable items-center text-sm text-link">
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function faceOf(error: unknown): Face {
  if (error === 'offline') return 'offline'
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return 'missing'
    if (error.data === 'maintenance') return 'maintenance'
  }
  return typeof navigator !== 'undefined' && navigator.onLine === false ? 'offline' : 'error'
}
