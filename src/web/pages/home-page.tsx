import { homepageData } from '#contract/homepage.ts'
import { searchExample } from '#contract/search.ts'
import { distanceUnit } from '#domain/distance.ts'
import { shareImage } from '#domain/renditions.ts'
import { pageOf } from '#web/api/page-context.ts'
import { BannerAt } from '#web/features/ad-banners/banner-at.tsx'
import { bannersOn } from '#web/features/ad-banners/load.ts'
import { Hero } from '#web/features/homepage/hero.tsx'
import { HomeSections } from '#web/features/homepage/home-sections.tsx'
import { homeView, MAX_SHOWN } from '#web/features/homepage/view.ts'
import { placeNamed } from '#web/features/places/place.ts'
import { PlaceBar } from '#web/features/places/place-bar.tsx'
import { SearchBox } from '#web/features/search-box/search-box.tsx'
import { pageMeta } from '#web/features/seo/meta.ts'
import { organizationData } from '#web/features/seo/organization-data.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { JsonLd } from '#web/parts/json-ld.tsx'
import { useListingLabels } from '#web/parts/listing-labels.ts'
import { mapTiles } from '#web/parts/map/map-tiles.ts'
import { useRoot } from '#web/root-data.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Route } from './+types/home-page'

/** The page is the same for all visitors who are not signed in, so a burst of requests shares one rendering. */
export const headers = () => ({ 'Surrogate-Control': 'max-age=3' })

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, place: kept, settings, baseUrl, language, seo } = pageOf(context)
  const typed = new URL(request.url).searchParams.get('place')?.trim().slice(0, 120)
  const place = typed ? await placeNamed(api, typed) : kept
  const radius = { least: Number(settings.min_radius ?? 1), most: Number(settings.max_radius ?? 100) }
  const near = place && {
    latitude: place.latitude,
    longitude: place.longitude,
    radius: place.radius ?? Math.min(DEFAULT_RADIUS_KM, radius.most),
  }
  const [home, banners, { phrase }] = await Promise.all([
    api(homepageData, { ...near, limit: MAX_SHOWN }),
    bannersOn(api, 'homepage'),
    api(searchExample, {}),
  ])
  const t = translator(language, textsOf(language))
  const siteName = settings.company_name ?? 'Lintel'
  return {
    view: homeView(home),
    banners,
    example: phrase,
    place,
    around: near && home.homepage_location_data_available ? near : undefined,
    radius,
    structured: organizationData(settings, baseUrl),
    saysNothingNear: settings.homepage_location_alert_status !== '0',
    unknown: typed && !place ? typed : null,
    meta: pageMeta({
      title: t('home.meta-title', { name: siteName }),
      siteName,
      description: t('home.meta-text', { name: siteName }),
      url: `${baseUrl}/`,
      languages: settings.languages.map(({ code }) => code),
      seo: seo('homepage'),
      image: shareImageOf(home.slider_section[0]),
    }),
  }
}

const DEFAULT_RADIUS_KM = 50

const shareImageOf = (slide: { web_image: string; title: string; width: number } | undefined) =>
  slide && { url: shareImage(slide.web_image, slide.width), alt: slide.title }

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { view, banners, example, place, around, radius, unknown, structured, saysNothingNear } = loaderData
  const { t } = useText()
  const { settings, world } = useRoot()
  const words = useListingLabels(settings)
  return (
    <main id="content">
      <Hero slides={view.slides}>
        <SearchBox example={example} categories={view.categories} />
      </Hero>
      <div className="wrap-page">
        <BannerAt banners={banners} placement="below_slider" />
        <PlaceBar
          place={place}
          nearby={view.nearby}
          saysNothingNear={saysNothingNear}
          radius={radius}
          unit={distanceUnit(settings.distance_option)}
          tiles={mapTiles(settings, world)}
          unknown={unknown}
        />
        {view.sections.length > 0 ? (
          <HomeSections sections={view.sections} words={words} around={around} />
        ) : (
          <EmptyState drawing="house" title={t('home.empty-title')} text={t('home.empty-text')} />
        )}
        <BannerAt banners={banners} placement="above_footer" />
      </div>
      <JsonLd data={structured} />
    </main>
  )
}
