import { data, useLocation, useNavigate } from 'react-router'
import { changeQuery, type SearchQuery, writeSearchQuery } from '#domain/search-query.ts'
import { pageOf } from '#web/api/page-context.ts'
import { nameAt } from '#web/features/places/place.ts'
import { addressOf } from '#web/features/search/address.ts'
import { loadResults } from '#web/features/search/load.ts'
import { titleOf } from '#web/features/search/titles.ts'
import { UnreadableSearch } from '#web/features/search/unreadable.tsx'
import { MapScreen } from '#web/features/search-map/map-screen.tsx'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { useListingLabels } from '#web/parts/listing-labels.ts'
import { paths } from '#web/paths.ts'
import { useRoot } from '#web/root-data.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import '#web/styles/map-page.css'
import type { Route } from './+types/map-page'
import '#web/i18n/search/pack.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, seo } = pageOf(context)
  const loaded = await loadResults(api, url, {}, (point) => nameAt(api, point))
  if (loaded.kind === 'unknown') throw data(null, { status: 404 })
  const t = translator(language, textsOf(language))
  const meta = pageMeta({
    title: t('map.page'),
    siteName: settings.company_name ?? 'Lintel',
    description: t('map.page-text'),
    url: baseUrl + paths.map(),
    languages: settings.languages.map(({ code }) => code),
    seo: seo('properties-on-map'),
    // A map with filters is another view of its results page, so only the unfiltered map is indexed.
    index: loaded.kind === 'found' && writeSearchQuery(loaded.view.query) === '',
  })
  if (loaded.kind === 'unreadable') return data({ ...loaded, meta }, { status: 400 })
  return { kind: 'found' as const, view: loaded.view, meta }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function MapPage({ loaderData }: Route.ComponentProps) {
  const { t } = useText()
  const { settings, world } = useRoot()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const words = useListingLabels(settings)
  if (loaderData.kind === 'unreadable') {
    return (
      <main id="content">
        <UnreadableSearch message={loaderData.message} />
      </main>
    )
  }
  const { query, homes, total, pages, place, names } = loaderData.view
  const hrefOf = (next: SearchQuery) => paths.map(writeSearchQuery(next))
  return (
    <main id="content">
      <MapScreen
        settings={settings}
        world={world}
        words={words}
        query={query}
        homes={homes}
        onQuery={(next) => navigate(hrefOf(next), { replace: true, preventScrollReset: true })}
        signInHref={paths.signIn(pathname + search)}
        head={
          <div className="map-page-head flex items-center justify-between gap-4">
            <div className="min-w-0">
              <h1 className="truncate text-lg font-semibold">{titleOf(query, place, names, t)}</h1>
              <p className="text-sm text-ink-soft">{t('search.total', { count: total })}</p>
            </div>
            <LinkButton to={addressOf(query, names.categories)} size="small" icon="sliders-horizontal">
              {t('map.page-filters')}
            </LinkButton>
          </div>
        }
        foot={
          <Pagination current={query.page ?? 1} last={pages} hrefOf={(page) => hrefOf(changeQuery(query, { page }))} />
        }
      />
    </main>
  )
}
