import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { listingForm } from '#contract/drafts.ts'
import { distanceUnit } from '#domain/distance.ts'
import { pageOf } from '#web/api/page-context.ts'
import { isRefusal } from '#web/api/refusal.ts'
import { useAccount } from '#web/features/accounts/account-context.ts'
import { ListingWizard } from '#web/features/listing-form/listing-wizard.tsx'
import { WizardFrame } from '#web/features/listing-form/wizard-frame.tsx'
import { PlaceBox } from '#web/features/places/place-box.tsx'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { currentPosition, positionError } from '#web/parts/current-position.ts'
import { useListingLabels } from '#web/parts/listing-labels.ts'
import { mapTiles } from '#web/parts/map/map-tiles.ts'
import { PageHead } from '#web/parts/page-head.tsx'
import { paths } from '#web/paths.ts'
import { useRoot } from '#web/root-data.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/listing-page'
import '#web/i18n/form/pack.ts'
import '#web/i18n/properties/pack.ts'
import '#web/i18n/listing-form/pack.ts'
import '#web/i18n/publishing-requirements/pack.ts'
import '#web/i18n/places/pack.ts'
import '#web/i18n/listings-fields/pack.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, isSignedIn } = pageOf(context)
  const kind = url.pathname.includes('-project') ? ('project' as const) : ('property' as const)
  const { slug = '' } = params as { slug?: string }
  const t = translator(language, textsOf(language))
  const title = `listing-form.${slug ? 'edit' : 'add'}-${kind}` as const
  const page = {
    kind,
    slug,
    title,
    here: url.pathname + url.search,
    showsPremium: settings.show_premium_toggle === '1',
    ownLanguage: settings.default_language ?? settings.languages[0]?.code,
    meta: pageMeta({
      title: t(title),
      siteName: settings.company_name ?? 'Lintel',
      description: t('listing-form.lead'),
      url: baseUrl + url.pathname,
      languages: settings.languages.map(({ code }) => code),
      index: false,
    }),
  }
  if (!isSignedIn) return { ...page, form: null }
  const key = url.searchParams.get('draft')
  const asked = { kind, ...(key && UUID.test(key) && { key }), ...(slug && { slug_id: slug }) }
  try {
    return { ...page, form: await api(listingForm, asked) }
  } catch (error) {
    if (!isRefusal(error) || error.kind !== 'missing') throw error
    return data({ ...page, form: null }, { status: 404 })
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

// The form handles its own steps; only a refresh or another form reloads the data.
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname

export default function ListingPage({ loaderData }: Route.ComponentProps) {
  const { kind, slug, title, here, form, showsPremium, ownLanguage } = loaderData
  const { t } = useText()
  const { settings, world, baseUrl } = useRoot()
  const { reader } = useAccount()
  const words = useListingLabels(settings)
  if (!reader)
    return (
      <main id="content" className="wrap-page pb-24">
        <PageHead title={t(title)} />
        <EmptyState
          drawing="house"
          title={t('listing-form.sign-in-first')}
          action={
            <LinkButton kind="primary" to={paths.signIn(here)}>
              {t('account.sign-in')}
            </LinkButton>
          }
        />
      </main>
    )
  const frame = { title: t(title), siteName: settings.company_name ?? 'Lintel', logo: settings.own_logo }
  if (!form)
    return (
      <WizardFrame {...frame} exitHref={paths.ownProperties()} exitLabel={t('listing-form.exit')}>
        <EmptyState
          drawing="house"
          title={t('listing-form.not-yours')}
          action={
            <LinkButton kind="primary" to={paths.ownProperties()}>
              {t('listing-form.to-homes')}
            </LinkButton>
          }
        />
      </WizardFrame>
    )
  return (
    <ListingWizard
      key={`${kind} ${slug}`}
      {...frame}
      kind={kind}
      slug={slug}
      form={form}
      readerId={reader.id}
      words={words}
      tiles={mapTiles(settings, world)}
      unit={distanceUnit(settings.distance_option)}
      currency={settings.currency_symbol || settings.selected_currency_data.code}
      baseUrl={baseUrl}
      showsPremium={showsPremium}
      languages={settings.languages.filter(({ code }) => code !== ownLanguage)}
      placeSearch={(onChoose) => (
        <PlaceBox
          label={t('listing-form.find-place')}
          placeholder={t('listing-form.place-label')}
          onPick={async ({ id }) => {
            const { placeOfSuggestion } = await import('#web/features/places/suggest.ts')
            const place = await placeOfSuggestion(id)
            if (place) onChoose(place)
          }}
        />
      )}
      placeNamed={async (name) => (await import('#web/features/places/suggest.ts')).placeTyped(name)}
      placeAt={async (point) => (await import('#web/features/places/suggest.ts')).placeAround(point)}
      whereAmI={() => currentPosition(navigator.geolocation)}
      positionError={positionError}
    />
  )
}
