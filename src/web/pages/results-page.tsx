import { lazy } from 'react'
import { data, redirect, useLocation } from 'react-router'
import type { Api, PageContext } from '#contract/page.ts'
import { PAGE_SIZE } from '#contract/search.ts'
import { distanceUnit } from '#domain/distance.ts'
import type { SearchQuery } from '#domain/search-query.ts'
import { pageOf } from '#web/api/page-context.ts'
import { isRefusal } from '#web/api/refusal.ts'
import { BannerAt } from '#web/features/ad-banners/banner-at.tsx'
import { bannersOn } from '#web/features/ad-banners/load.ts'
import { nameAt } from '#web/features/places/place.ts'
import { addressOf, searchAt } from '#web/features/search/address.ts'
import { loadResults } from '#web/features/search/load.ts'
import { MapColumn } from '#web/features/search/map-column.tsx'
import { resultsMeta } from '#web/features/search/results-meta.ts'
import { ResultsScreen } from '#web/features/search/results-screen.tsx'
import { trailOf } from '#web/features/search/trail.ts'
import { UnreadableSearch } from '#web/features/search/unreadable.tsx'
import { isPlaced } from '#web/features/search/view.ts'
import { phraseRedirect } from '#web/features/search-box/phrase-redirect.ts'
import { pageMeta } from '#web/features/seo/meta.ts'
import { itemListData, trailData } from '#web/features/seo/structured-data.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { JsonLd } from '#web/parts/json-ld.tsx'
import { useListingLabels } from '#web/parts/listing-labels.ts'
import { loadWithRetries } from '#web/parts/map/load-with-retries.ts'
import { paths } from '#web/paths.ts'
import { useRoot } from '#web/root-data.ts'
import '#web/styles/search.css'
import type { Route } from './+types/results-page'
import '#web/i18n/search/pack.ts'

/** Popular lists are the same for all visitors who are not signed in, so a burst of requests shares one rendering. */
const SHARED = { 'Surrogate-Control': 'max-age=3' }

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, seo } = pageOf(context)
  const meant = url.pathname === paths.search() && (await meaningOf(api, searchAt(url, params)))
  if (meant) throw redirect(meant)
  const [loaded, banners] = await Promise.all([
    loadResults(api, url, params, (point) => nameAt(api, point)),
    bannersOn(api, 'property_listing'),
  ])
  if (loaded.kind === 'unknown') throw data(null, { status: 404 })
  const t = translator(language, textsOf(language))
  const siteName = settings.company_name ?? 'Lintel'
  if (loaded.kind === 'unreadable')
    return data(
      { ...loaded, meta: [{ title: `${t('search.unreadable-title')} · ${siteName}` }, NOT_STORED] },
      { status: 400 },
    )
  const { view, counted } = loaded
  const page = resultsMeta(view, { t, siteName, baseUrl })
  const isBeyond = view.homes.length === 0 && view.total > 0
  return data(
    {
      kind: 'found' as const,
      view,
      counted,
      banners,
      structured: [
        itemListData(
          view.homes.map(({ title, slug_id }) => ({ name: title, url: baseUrl + paths.property(slug_id) })),
          { total: view.total, before: ((view.query.page ?? 1) - 1) * PAGE_SIZE },
        ),
        trailData(trailOf(view, t).map(({ label, href }) => ({ name: label, url: href ? baseUrl + href : page.url }))),
      ],
      meta: [
        ...pageMeta({
          ...page,
          siteName,
          languages: settings.languages.map(({ code }) => code),
          seo: seoOfList(url.pathname, seo),
          isOneOfMany: ![url.pathname, paths.properties()].includes(page.url.slice(baseUrl.length)),
        }),
        ...page.neighbours.map(({ rel, href }) => ({ tagName: 'link' as const, rel, href })),
      ],
    },
    { status: isBeyond ? 404 : 200, headers: page.index ? SHARED : {} },
  )
}

/** The address that a sentence means; the search itself reports one that cannot be parsed. */
async function meaningOf(api: Api, query: SearchQuery): Promise<string | null> {
  try {
    return await phraseRedirect(api, query, (meant) => addressOf(meant, []))
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

/** Lists by category and city have no SEO texts of their own. */
function seoOfList(pathname: string, seo: PageContext['seo']) {
  const page = pathname.split('/').at(-1)
  return LISTS.find((name) => name === page) ? seo(page as (typeof LISTS)[number]) : null
}
const LISTS = [
  'all-properties',
  'featured-properties',
  'most-viewed-properties',
  'most-favorite-properties',
  'search',
] as const

const NOT_STORED = { name: 'robots', content: 'noindex' }

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [NOT_STORED]

// A list of homes depends on its address alone, also where the matched route stays the same.
export const shouldRevalidate = () => true

const ResultsMap = lazy(async () => ({
  default: (await loadWithRetries(() => import('#web/features/search-map/results-map.tsx'))).ResultsMap,
}))

export default function ResultsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useText()
  const { settings, world, isSignedIn } = useRoot()
  const { pathname, search } = useLocation()
  const words = useListingLabels(settings)
  if (loaderData.kind === 'unreadable') {
    return (
      <main id="content">
        <UnreadableSearch message={loaderData.message} />
      </main>
    )
  }
  const { view, counted, banners, structured } = loaderData
  const signInHref = paths.signIn(pathname + search)
  const mayViewMap = settings.map_for_visitors || isSignedIn
  return (
    <main id="content">
      <ResultsScreen
        view={view}
        counted={counted}
        words={words}
        unit={distanceUnit(settings.distance_option)}
        trail={trailOf(view, t)}
        belowTrail={<BannerAt banners={banners} placement="below_breadcrumb" />}
        belowFilters={<BannerAt banners={banners} placement="sidebar_below_filters" />}
        atEnd={<BannerAt banners={banners} placement="above_footer" />}
        signInHref={signInHref}
        map={
          mayViewMap
            ? (link) => (
                <MapColumn>
                  <ResultsMap
                    {...link}
                    query={view.query}
                    homes={view.homes.filter(isPlaced)}
                    settings={settings}
                    world={world}
                    className="h-full"
                    signInHref={signInHref}
                  />
                </MapColumn>
              )
            : null
        }
      />
      {structured.map((facts) => (
        <JsonLd key={facts['@type']} data={facts} />
      ))}
    </main>
  )
}
