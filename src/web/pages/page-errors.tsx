import { isRouteErrorResponse, Outlet } from 'react-router'
import { SearchBox } from '#web/features/search-box/search-box.tsx'
import { ErrorScreen } from '#web/features/shell/error-screen.tsx'
import { useText } from '#web/i18n/text.tsx'
import { useListingLabels } from '#web/parts/listing-labels.ts'
import { PropertyCard } from '#web/parts/property-card.tsx'
import type { PropertyCardData } from '#web/parts/property-card-data.ts'
import { Section } from '#web/parts/section.tsx'
import { paths } from '#web/paths.ts'
import { useRoot } from '#web/root-data.ts'
import type { Route } from './+types/page-errors'

/** Catches the errors of every page below it. */
export default function PageErrors() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useText()
  const words = useListingLabels(useRoot().settings)
  const homes = isRouteErrorResponse(error) ? ((error.data as { homes?: PropertyCardData[] } | null)?.homes ?? []) : []
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
      {homes.length > 0 && (
        <div className="wrap-page">
          <Section title={t('missing.homes')} href={paths.properties()}>
            {homes.map((home) => (
              <li key={home.id}>
                <PropertyCard home={home} words={words} />
              </li>
            ))}
          </Section>
        </div>
      )}
    </main>
  )
}
