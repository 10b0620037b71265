import { Suspense } from 'react'
import { data } from 'react-router'
import { packageOffers } from '#contract/packages.ts'
import type { Api } from '#contract/page.ts'
import { getProperty, getPropertyHistory } from '#contract/properties.ts'
import { searchProperties } from '#contract/search.ts'
import { approximatePlace } from '#domain/approximate-place.ts'
import { isOpen } from '#domain/property-status.ts'
import { useOfflineCopies } from '#web/api/offline-copies.ts'
import { pageOf } from '#web/api/page-context.ts'
import { isRefusal } from '#web/api/refusal.ts'
import { useAccount } from '#web/features/accounts/account-context.ts'
import { BannerAt } from '#web/features/ad-banners/banner-at.tsx'
import { bannersOn } from '#web/features/ad-banners/load.ts'
import { CompareButton } from '#web/features/compare/compare-button.tsx'
import { EnquiryButton } from '#web/features/enquiries/enquiry-button.tsx'
import { InterestButton } from '#web/features/favourites/interest-button.tsx'
import { SaveButton } from '#web/features/favourites/save-button.tsx'
import { useSeen } from '#web/features/favourites/use-seen.ts'
import { historyView } from '#web/features/price-history/view.ts'
import { AgentPanel, ContactBar } from '#web/features/properties/agent-panel.tsx'
import { MessageLink } from '#web/features/properties/message-link.tsx'
import { OffMarket, SIMILAR } from '#web/features/properties/off-market.tsx'
import { OwnerBar } from '#web/features/properties/owner-bar.tsx'
import { PremiumGate } from '#web/features/properties/premium-gate.tsx'
import { SimilarHomes } from '#web/features/properties/similar-homes.tsx'
import { listingData } from '#web/features/properties/structured-data.ts'
import { listingView } from '#web/features/properties/view.ts'
import { ReportButton } from '#web/features/reports/report-button.tsx'
import { LastSearchLink } from '#web/features/search/last-search.tsx'
import { describedIn, writtenIn } from '#web/features/seo/described-in.ts'
import { listingImage } from '#web/features/seo/listing-image.ts'
import { pageMeta } from '#web/features/seo/meta.ts'
import { trailData } from '#web/features/seo/structured-data.ts'
import { ShareButton } from '#web/features/sharing/share-button.tsx'
import { ViewingButton } from '#web/features/viewings/viewing-button.tsx'
import { useText } from '#web/i18n/text.tsx'
import { GalleryMosaic } from '#web/parts/gallery-mosaic.tsx'
import { JsonLd } from '#web/parts/json-ld.tsx'
import { useListingLabels } from '#web/parts/listing-labels.ts'
import { cardView } from '#web/parts/property-card-data.ts'
import { paths } from '#web/paths.ts'
import { useRoot } from '#web/root-data.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import type { Route } from './+types/property-page'
import { PropertyContent } from './property-content.tsx'
import '#web/i18n/packages/pack.ts'
import '#web/i18n/properties/pack.ts'
import '#web/i18n/map/pack.ts'

const INVALID = 'invalid'
const OTHERS_SHOWN = 4

/** The newest homes, for the page of an unknown listing. */
const otherHomes = async (api: Api) => ({
  homes: (await api(searchProperties, { page: 1 })).data.slice(0, OTHERS_SHOWN).map(cardView),
})

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language } = pageOf(context)
  const [answer, history, banners] = await Promise.all([
    api(getProperty, { slug_id: params.slug }).catch((error: unknown) => {
      if (isRefusal(error) && error.kind === 'refused') return null
      if (isRefusal(error) && error.kind === 'invalid') return INVALID
      throw error
    }),
    // A property that this viewer may not see has no history either.
    api(getPropertyHistory, { slug_id: params.slug }).catch((error: unknown) => {
      if (isRefusal(error)) return null
      throw error
    }),
    bannersOn(api, 'property_detail'),
  ])
  if (answer === INVALID) throw data(await otherHomes(api), { status: 404 })
  if (!answer) {
    const offers = await api(packageOffers, { feature: 'premium_properties' })
    return data({ gated: true as const, offers }, { status: 403 })
  }
  const found = answer.data[0]
  if (!found) throw data(await otherHomes(api), { status: 404 })
  const isExact = settings.show_exact_location !== '0'
  const home = isExact ? found : approximatePlace(found, ['address', 'client_address'])
  const url = baseUrl + paths.property(home.slug_id)
  const siteName = settings.company_name ?? 'Lintel'
  const now = Date.now()
  return {
    gated: false as const,
    view: listingView(home, answer),
    isExact,
    banners,
    written: writtenIn(home.text_languages, settings, language),
    url,
    now,
    history: history && historyView(history, now),
    structured: [
      listingData(home, { url, currency: settings.selected_currency_data.code }),
      trailData([
        { name: siteName, url: `${baseUrl}/` },
        { name: home.city, url: baseUrl + paths.cityIn(home.city, home.country) },
        { name: home.title, url },
      ]),
    ],
    meta: pageMeta({
      title: home.meta_title,
      siteName,
      description: home.meta_description,
      keywords: home.meta_keywords,
      url,
      languages: describedIn(home.text_languages, settings),
      image: listingImage(home),
      kind: 'article',
      index: isOpen(home.property_type),
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  !loaderData || loaderData.gated ? [{ name: 'robots', content: 'noindex' }] : loaderData.meta

export default function PropertyPage({ loaderData }: Route.ComponentProps) {
  const { t } = useText()
  const { settings } = useRoot()
  const words = useListingLabels(settings)
  const { reader, askSignIn } = useAccount()
  useSeen(loaderData.gated ? null : loaderData.view.home.id)
  const isSaved = !loaderData.gated && loaderData.view.home.is_favourite === 1
  useOfflineCopies(isSaved ? [paths.property(loaderData.view.home.slug_id)] : [])
  if (loaderData.gated) return <PremiumGate offers={loaderData.offers} words={words} isSignedIn={reader !== null} />
  const { view, isExact, banners, written, url, now, history, structured } = loaderData
  const { home, pictures, similar, replyMinutes } = view
  const forTray = {
    id: home.id,
    title: home.title,
    image: home.title_image,
    category: { id: home.category.id, name: home.category.translated_name },
  }
  const isOwn = reader?.id === home.added_by
  const isAvailable = isOpen(home.property_type)
  const contactLabel = t(home.listed_by === 'owner' ? 'agent.contact-owner' : 'agent.contact-agent')
  const mayContact = home.is_interest_available && !isOwn
  const primary = !mayContact ? null : settings.enquiries_from_visitors && !reader ? (
    <EnquiryButton home={home} label={contactLabel} />
  ) : (
    <MessageLink home={home} label={contactLabel} />
  )
  const viewing = home.is_appointment_available && !isOwn && (
    <ViewingButton home={home} isSignedIn={reader !== null} askSignIn={() => askSignIn(null)} />
  )
  const more = (
    <>
      {mayContact && (
        <InterestButton
          home={home}
          isSignedIn={reader !== null}
          askSignIn={() => askSignIn({ kind: 'interest', id: home.id, title: home.title })}
        />
      )}
      {home.is_report_available && !isOwn && (
        <ReportButton home={home} isSignedIn={reader !== null} askSignIn={() => askSignIn(null)} />
      )}
    </>
  )
  const panel = (
    <>
      <AgentPanel contact={home} replyMinutes={replyMinutes} primary={primary} viewing={viewing} more={more} />
      <BannerAt banners={banners} placement="sidebar_below_mortgage_loan_calculator" />
    </>
  )
  return (
    <main id="content" className="wrap-page pt-4 pb-24 md:pb-0">
      <BannerAt banners={banners} placement="above_breadcrumb" />
      <div className="flex items-start justify-between gap-4 *:first:min-w-0">
        <Breadcrumbs
          crumbs={[
            { label: t('nav.explore'), href: paths.home() },
            { label: home.city, href: paths.cityIn(home.city, home.country) },
            { label: home.translated_title || home.title },
          ]}
        />
        <LastSearchLink />
      </div>
      {isOwn && <OwnerBar slug={home.slug_id} />}
      <div className="mt-3">
        <GalleryMosaic title={home.title} pictures={pictures} />
      </div>
      {!isAvailable && <OffMarket deal={home.property_type} hasSimilar={similar.length > 0} />}
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <PropertyContent
          view={view}
          isExact={isExact}
          written={written}
          history={history}
          now={now}
          actions={
            <>
              <SaveButton home={home} isAvailable={isAvailable} />
              {isAvailable && <CompareButton home={forTray} />}
              <ShareButton title={home.translated_title || home.title} url={url} slug={home.slug_id} />
            </>
          }
        />
        <aside className="max-lg:hidden print:hidden">
          <div className="sticky top-24">{panel}</div>
        </aside>
        <div className="lg:hidden print:block">{panel}</div>
      </div>
      <div id={SIMILAR} className="scroll-mt-24 print:hidden">
        <Suspense>
          <SimilarHomes
            key={home.id}
            id={home.id}
            homes={similar}
            words={words}
            href={paths.category(
              home.category.slug_id,
              new URLSearchParams({ city: home.city, country: home.country }).toString(),
            )}
          />
        </Suspense>
      </div>
      <BannerAt banners={banners} placement="above_footer" />
      <ContactBar mobile={home.mobile} primary={primary} />
      {structured.map((facts) => (
        <JsonLd key={facts['@type']} data={facts} />
      ))}
    </main>
  )
}
