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

/** Whatever address the reader asked for: the worker shows its one page in place of any. */
const HERE = ''

/** One screen for what went wrong, in four faces, each with a way on. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useText()
  const face = faceOf(error)
  const canRetry = face !== 'missing'
  return (
    <main
      id="content"
      className="grid min-h-[70vh] place-content-center justify-items-center gap-4 px-6 py-16 text-center"
    >
      <title>{t(`${face}.title`)}</title>
      <Drawing name={DRAWINGS[face]} />
      <h1 className="text-2xl">{t(`${face}.title`)}</h1>
      <p className="max-w-measure text-ink-soft">{t(`${face}.text`)}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {canRetry && (
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
          <LinkButton to={paths.home()} kind={canRetry ? 'secondary' : 'primary'}>
            {t('missing.home')}
          </LinkButton>
        )}
      </div>
    </main>
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
