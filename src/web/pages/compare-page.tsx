import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { packageOffers } from '#contract/packages.ts'
import { compareHomes, getAllSimilarProperties } from '#contract/properties.ts'
import { distanceUnit } from '#domain/distance.ts'
import { pageOf } from '#web/api/page-context.ts'
import { isRefusal } from '#web/api/refusal.ts'
import {
  CompareGate,
  NotComparable,
  NothingToCompare,
  PremiumAmong,
  SecondHome,
} from '#web/features/compare/compare-states.tsx'
import { Comparison } from '#web/features/compare/comparison.tsx'
import { MAX_PROPERTIES, MIN_PROPERTIES, readIds } from '#web/features/compare/ids.ts'
import { comparedHome } from '#web/features/compare/view.ts'
import { pageMeta } from '#web/features/seo/meta.ts'
import { ShareButton } from '#web/features/sharing/share-button.tsx'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { useListingLabels } from '#web/parts/listing-labels.ts'
import { PageHead } from '#web/parts/page-head.tsx'
import { cardView } from '#web/parts/property-card-data.ts'
import { paths } from '#web/paths.ts'
import { useRoot } from '#web/root-data.ts'
import type { Route } from './+types/compare-page'
import '#web/i18n/compare/pack.ts'
import '#web/i18n/packages/pack.ts'
import '#web/i18n/listings-fields/pack.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language } = pageOf(context)
  const ids = readIds(params.ids)
  if (!ids) throw data(null, { status: 404 })
  const t = translator(language, textsOf(language))
  const meta = pageMeta({
    title: t('compare.title'),
    siteName: settings.company_name ?? 'Lintel',
    description: t('compare.meta-text'),
    url: baseUrl + paths.compare(ids.toSorted((a, b) => a - b)),
    languages: settings.languages.map(({ code }) => code),
    // Any combination of homes has an address, so comparisons are not indexed.
    index: false,
  })
  if (ids.length === 1) {
    const similar = await api(getAllSimilarProperties, { property_id: ids[0]!, limit: MAX_PROPERTIES }).catch(
      (error: unknown) => {
        if (isRefusal(error)) return []
        throw error
      },
    )
    if (similar.length > 0) return { state: 'one' as const, similar: similar.map(cardView), meta }
  }
  if (ids.length < MIN_PROPERTIES) return { state: 'empty' as const, meta }
  try {
    const homes = await api(compareHomes, { ids: ids.join(',') })
    return { state: 'shown' as const, homes: homes.map(comparedHome), baseUrl, meta }
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (error.kind === 'unauthenticated') return data({ state: 'gate' as const, meta }, { status: 403 })
    if (error.kind === 'refused' && error.facts.key !== 'other-category') {
      const offers = await api(packageOffers, { feature: 'premium_properties' })
      return data({ state: 'premium' as const, offers, meta }, { status: 403 })
    }
    return data({ state: 'gone' as const, meta }, { status: 404 })
  }
}

/** Removing and reordering homes needs no new data. */
export const shouldRevalidate = ({
  currentParams,
  nextParams,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => {
  const known = readIds(currentParams.ids) ?? []
  const wanted = readIds(nextParams.ids) ?? []
  const hasAll = wanted.length >= MIN_PROPERTIES && wanted.every((id) => known.includes(id))
  return hasAll ? false : defaultShouldRevalidate
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function ComparePage({ loaderData, params }: Route.ComponentProps) {
  const { t } = useText()
  const { settings, isSignedIn } = useRoot()
  const words = useListingLabels(settings)
  const ids = readIds(params.ids) ?? []
  const from = paths.compare(ids)
  const homes =
    loaderData.state === 'shown' ? ids.flatMap((id) => loaderData.homes.find((home) => home.id === id) ?? []) : []
  return (
    <main id="content" tabIndex={-1} className="compare-page wrap-page pb-16 outline-hidden">
      <PageHead title={t('compare.title')} text={homes.length > 0 && t('compare.text', { count: homes.length })} />
      {loaderData.state === 'shown' && (
        <Comparison
          homes={homes}
          url={loaderData.baseUrl + from}
          share={(url) => <ShareButton title={t('compare.title')} url={url} />}
          words={words}
          unit={distanceUnit(settings.distance_option)}
        />
      )}
      {loaderData.state === 'one' && <SecondHome first={ids[0]!} homes={loaderData.similar} words={words} />}
      {loaderData.state === 'empty' && <NothingToCompare />}
      {loaderData.state === 'gate' && <CompareGate from={from} />}
      {loaderData.state === 'gone' && <NotComparable />}
      {loaderData.state === 'premium' && (
        <PremiumAmong offers={loaderData.offers} words={words} {...(!isSignedIn && { signInFrom: from })} />
      )}
    </main>
  )
}
