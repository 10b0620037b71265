import { data } from 'react-router'
import { getCitiesData } from '#contract/cities.ts'
import { pageOf } from '#web/api/page-context.ts'
import { pageMeta } from '#web/features/seo/meta.ts'
import { itemListData, trailData } from '#web/features/seo/structured-data.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { pageNumber } from '#web/parts/address-params.ts'
import { CityTile } from '#web/parts/city-tile.tsx'
import { JsonLd } from '#web/parts/json-ld.tsx'
import { PageHead } from '#web/parts/page-head.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Route } from './+types/cities-page'
import '#web/i18n/categories/pack.ts'

const PAGE_SIZE = 48

export const headers = () => ({ 'Surrogate-Control': 'max-age=3' })

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, place, settings, baseUrl, language, seo } = pageOf(context)
  const page = pageNumber(new URL(request.url).searchParams)
  const before = (page - 1) * PAGE_SIZE
  const { data: cities, total } = await api(getCitiesData, {
    ...(place && { latitude: place.latitude, longitude: place.longitude }),
    offset: before,
    limit: PAGE_SIZE,
  })
  if (page > 1 && cities.length === 0) throw data(null, { status: 404 })
  const t = translator(language, textsOf(language))
  const siteName = settings.company_name ?? 'Lintel'
  const title = t('search.cities')
  return {
    cities,
    near: place && (place.city || place.formatted_address),
    page,
    last: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    structured: [
      itemListData(
        cities.map((city) => ({ name: city.City, url: baseUrl + paths.cityIn(city.City, city.country) })),
        { total, before },
      ),
      trailData([
        { name: siteName, url: `${baseUrl}/` },
        { name: title, url: baseUrl + paths.nearbyCities() },
      ]),
    ],
    meta: pageMeta({
      title: page > 1 ? t('search.page-of', { title, page }) : title,
      siteName,
      description: t('search.cities-text'),
      url: baseUrl + hrefOfPage(page),
      languages: settings.languages.map(({ code }) => code),
      seo: seo('properties-nearby-city'),
      isOneOfMany: page > 1,
    }),
  }
}

const hrefOfPage = (page: number) => paths.nearbyCities(page > 1 ? `page=${page}` : '')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function CitiesPage({ loaderData: { cities, near, page, last, structured } }: Route.ComponentProps) {
  const { t } = useText()
  return (
    <main id="content" className="wrap-page pb-16">
      <PageHead
        title={t('search.cities')}
        text={near ? t('search.cities-near', { place: near }) : t('search.cities-text')}
      />
      <h2 id="cities" className="sr-only">
        {t('nav.cities')}
      </h2>
      {cities.length > 0 ? (
        <ul
          aria-labelledby="cities"
          className="grid grid-cols-2 gap-x-5 gap-y-8 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-6"
        >
          {cities.map((city) => (
            <li key={`${city.City}, ${city.state}, ${city.country}`}>
              <CityTile city={city} href={paths.cityIn(city.City, city.country)} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          drawing="house"
          title={t('search.cities-none')}
          action={<LinkButton to={paths.home()}>{t('missing.home')}</LinkButton>}
        />
      )}
      <div className="mt-10">
        <Pagination current={page} last={last} hrefOf={hrefOfPage} />
      </div>
      {structured.map((facts) => (
        <JsonLd key={facts['@type']} data={facts} />
      ))}
    </main>
  )
}
