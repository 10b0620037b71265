import { isRouteErrorResponse } from 'react-router'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'

/** One screen for what went wrong: absent pages and failures, each with a way on. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useText()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <main id="content">
      <h1>{t(missing ? 'missing.title' : 'error.title')}</h1>
      <p>{t(missing ? 'missing.text' : 'error.text')}</p>
      <a href={paths.home()}>{t('missing.home')}</a>
    </main>
  )
}
