import { data, Link } from 'react-router'
import { getInterestedUsers } from '#contract/favourites.ts'
import { listingStatistics, ownListings } from '#contract/owner.ts'
import { getProperty, getPropertyHistory } from '#contract/properties.ts'
import type { QualityItem } from '#domain/listing-quality.ts'
import { isPublic } from '#domain/property-status.ts'
import { pageOf } from '#web/api/page-context.ts'
import { AccountFrame, SignInFirst } from '#web/features/accounts/account-frame.tsx'
import { GroupLinks } from '#web/features/owner/group-links.tsx'
import { InterestedUsers } from '#web/features/owner/interested-users.tsx'
import { stateOf } from '#web/features/owner/own-actions.ts'
import { OwnList } from '#web/features/owner/own-list.tsx'
import { Statistics } from '#web/features/owner/statistics.tsx'
import { historyView } from '#web/features/price-history/view.ts'
import { listingView } from '#web/features/properties/view.ts'
import { writtenIn } from '#web/features/seo/described-in.ts'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { GalleryMosaic } from '#web/parts/gallery-mosaic.tsx'
import { useListingLabels } from '#web/parts/listing-labels.ts'
import { paths } from '#web/paths.ts'
import { useRoot } from '#web/root-data.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/own-listing-page'
import { PropertyContent } from './property-content.tsx'
import '#web/i18n/accounts-nav/pack.ts'
import '#web/i18n/properties/pack.ts'
import '#web/i18n/listing-form/pack.ts'
import '#web/i18n/publishing-requirements/pack.ts'
import '#web/i18n/listings-fields/pack.ts'
import '#web/i18n/map/pack.ts'
import '#web/i18n/owner/pack.ts'

const PERIODS = [7, 30, 90] as const
const PEOPLE = 6
const GAPS = 4
const OF_PROJECTS = ['impressions', 'views'] as const

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, isSignedIn } = pageOf(context)
  const t = translator(language, textsOf(language))
  const { slug } = params
  const kind = url.pathname.startsWith('/my-project/') ? ('project' as const) : ('property' as const)
  const days = PERIODS.find((period) => String(period) === url.searchParams.get('days')) ?? 30
  const head = {
    kind,
    slug,
    days,
    here: url.pathname,
    meta: pageMeta({
      title: t('owner.statistics'),
      siteName: settings.company_name ?? 'Lintel',
      description: t('owner.statistics-text'),
      url: baseUrl + url.pathname,
      languages: settings.languages.map(({ code }) => code),
      index: false,
    }),
  }
  if (!isSignedIn) return { ...head, own: null }
  const found = await api(ownListings, { kind, slug_id: slug, limit: 1 })
  const [listing] = found.data
  // Another user's listing and an unknown one get the same response.
  if (!listing) throw data(null, { status: 404 })
  const now = Date.now()
  const [statistics, people, shown, history] = await Promise.all([
    api(listingStatistics, { kind, id: listing.id, days }),
    kind === 'property' ? api(getInterestedUsers, { property_id: listing.id, limit: PEOPLE }) : null,
    kind === 'property' ? api(getProperty, { slug_id: slug }) : null,
    kind === 'property' ? api(getPropertyHistory, { slug_id: slug }) : null,
  ])
  const home = shown?.data[0]
  const content = home && {
    view: listingView(home, shown),
    written: writtenIn(home.text_languages, settings, language),
    history: history && historyView(history, now),
    now,
  }
  return { ...head, own: { listing, statistics, people, content } }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function OwnListingPage({ loaderData }: Route.ComponentProps) {
  const { kind, slug, days, here, own } = loaderData
  const { t } = useText()
  const words = useListingLabels(useRoot().settings)
  const isHome = kind === 'property'
  const current = isHome ? ('properties' as const) : ('projects' as const)
  if (!own)
    return (
      <AccountFrame current={current} title={t(`account-nav.${current}`)}>
        <SignInFirst title={t('owner.gate')} next={here} />
      </AccountFrame>
    )
  const { listing, statistics, people, content } = own
  const pathOf = isHome ? paths.myProperty : paths.myProject
  return (
    <AccountFrame
      current={current}
      title={listing.title}
      text={
        <Link to={isHome ? paths.ownProperties() : paths.ownProjects()} className="underline underline-offset-4">
          {t('owner.back')}
        </Link>
      }
      action={
        isPublic(stateOf(listing)) && (
          <LinkButton to={isHome ? paths.property(slug) : paths.project(slug)}>{t('owner.public-page')}</LinkButton>
        )
      }
    >
      <div className="grid gap-10">
        <div className="grid gap-4">
          {listing.request_status === 'pending' && <Notice text={t('owner.waiting-text')} />}
          {listing.revision === 'pending' && <Notice text={t('owner.revision-text')} />}
          <OwnList kind={kind} listings={[listing]} words={words} />
          <Gaps gaps={listing.quality.gaps} href={isHome ? paths.editProperty(slug) : paths.editProject(slug)} />
        </div>
        {content && (
          <section aria-labelledby="shown" className="grid gap-6">
            <div className="grid gap-1">
              <h2 id="shown" className="text-lg">
                {t('owner.shown')}
              </h2>
              <p className="text-sm text-ink-soft">
                {t(isPublic(stateOf(listing)) && !listing.is_private ? 'owner.shown-text' : 'owner.shown-hidden')}
              </p>
            </div>
            <GalleryMosaic title={listing.title} pictures={content.view.pictures} />
            <PropertyContent {...content} isTitled={false} />
          </section>
        )}
        <section aria-labelledby="statistics" className="grid gap-5">
          <div className="grid gap-1">
            <h2 id="statistics" className="text-lg">
              {t('owner.statistics')}
            </h2>
            <p className="text-sm text-ink-soft">{t('owner.statistics-text')}</p>
          </div>
          <GroupLinks
            label={t('owner.period')}
            links={PERIODS.map((count) => ({
              label: t('owner.days', { count }),
              href: pathOf(slug, count === 30 ? '' : `days=${count}`),
              isCurrent: count === days,
            }))}
          />
          <Statistics found={statistics} {...(!isHome && { of: OF_PROJECTS })} />
        </section>
        {people && (
          <InterestedUsers
            people={people.data}
            total={people.total}
            slug={slug}
            writeAbout={people.is_own ? people.property_id : null}
          />
        )}
      </div>
    </AccountFrame>
  )
}

const Notice = ({ text }: { text: string }) => <p className="rounded-md bg-warn-soft p-3 text-sm text-warn">{text}</p>

function Gaps({ gaps, href }: { gaps: readonly { item: string; points: number }[]; href: string }) {
  const { t } = useText()
  if (gaps.length === 0) return null
  return (
    <section aria-labelledby="gaps" className="grid gap-2">
      <h2 id="gaps" className="text-base">
        {t('owner.improve')}
      </h2>
      <ul className="flex flex-wrap gap-x-6 text-sm">
        {gaps.slice(0, GAPS).map(({ item, points }) => (
          <li key={item}>
            <a href={href} data-reload className="inline-flex min-h-11 items-center gap-2">
              {t(`listing-form.gap-${item as QualityItem}`)}
              <span dir="ltr" className="figures font-semibold text-brand">
                +{points}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
