import { Outlet } from 'react-router'
import { ErrorScreen } from '#web/features/errors/error-screen.tsx'
import { SearchBox } from '#web/features/search-box/search-box.tsx'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import type { Route } from './+types/page-errors'

/** Catches the errors of every page below it. */
export default function PageErrors() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useText()
  return (
    <main id="content">
      <ErrorScreen
        error={error}
        search={<SearchBox />}
        links={[
          { label: t('search.buy'), href: paths.properties('type=sell') },
          { label: t('search.to-rent'), href: paths.properties('type=rent') },
          { label: t('nav.projects'), href: paths.projects() },
          { label: t('nav.agents'), href: paths.agents() },
          { label: t('nav.contact'), href: paths.contact() },
        ]}
      />
    </main>
  )
}
