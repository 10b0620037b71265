import { type ReactNode, useId } from 'react'
import { getChats } from '#contract/chats.ts'
import { getFavouriteProperty, getViewedProperties } from '#contract/favourites.ts'
import { getUserViewings } from '#contract/viewings.ts'
import { pageOf } from '#web/api/page-context.ts'
import { AccountFrame, SignInFirst } from '#web/features/accounts/account-frame.tsx'
import { ChatRow } from '#web/features/chats/chat-row.tsx'
import { pageMeta } from '#web/features/seo/meta.ts'
import { ViewingDays } from '#web/features/viewings/agenda.tsx'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { useListingLabels } from '#web/parts/listing-labels.ts'
import { PropertyCard } from '#web/parts/property-card.tsx'
import { cardView, type PropertyCardData } from '#web/parts/property-card-data.ts'
import { paths } from '#web/paths.ts'
import { useRoot } from '#web/root-data.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/overview-page'
import '#web/i18n/accounts-nav/pack.ts'
import '#web/i18n/chats/pack.ts'
import '#web/i18n/viewings/pack.ts'

const HOMES = 4
const ROWS = 3

export async function loader({ context }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, isSignedIn } = pageOf(context)
  const t = translator(language, textsOf(language))
  const meta = pageMeta({
    title: t('account-nav.overview'),
    siteName: settings.company_name ?? 'Lintel',
    description: t('overview.text'),
    url: baseUrl + paths.buying(),
    languages: settings.languages.map(({ code }) => code),
    index: false,
  })
  if (!isSignedIn) return { meta, own: null }
  const [saved, viewed, viewings, chats] = await Promise.all([
    api(getFavouriteProperty, { latest_first: '1', limit: HOMES }),
    api(getViewedProperties, { limit: HOMES }),
    api(getUserViewings, { date_filter: 'upcoming', limit: ROWS }),
    api(getChats, { per_page: ROWS }),
  ])
  return {
    meta,
    own: {
      saved: saved.data.map(cardView),
      viewed: viewed.map(cardView),
      viewings: viewings.data,
      chats: chats.data,
    },
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** The dashboard of a buyer: viewings, messages, saved and recently viewed homes. */
export default function OverviewPage({ loaderData: { own } }: Route.ComponentProps) {
  const { t } = useText()
  return (
    <AccountFrame
      current="overview"
      title={t('account-nav.overview')}
      text={t('overview.text')}
      action={
        own && (
          <LinkButton kind="primary" icon="search" to={paths.properties()}>
            {t('overview.search')}
          </LinkButton>
        )
      }
    >
      {own ? <Overview own={own} /> : <SignInFirst title={t('overview.gate')} next={paths.buying()} />}
    </AccountFrame>
  )
}

type Own = NonNullable<Route.ComponentProps['loaderData']['own']>

function Overview({ own: { saved, viewed, viewings, chats } }: { own: Own }) {
  const { t } = useText()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12 xl:grid-cols-2 xl:gap-8">
        <Part
          title={t('overview.viewings')}
          href={paths.viewings()}
          empty={viewings.length === 0 && t('overview.viewings-none')}
        >
          <ViewingDays viewings={viewings} />
        </Part>
        <Part
          title={t('account-nav.messages')}
          href={paths.chat()}
          empty={chats.length === 0 && t('overview.chats-none')}
        >
          <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
            {chats.map((chat) => (
              <li key={`${chat.user_id} ${chat.property_id}`}>
                <ChatRow chat={chat} isCurrent={false} />
              </li>
            ))}
          </ul>
        </Part>
      </div>
      <Part
        title={t('account-nav.saved')}
        href={paths.favourites()}
        empty={saved.length === 0 && t('overview.saved-none')}
      >
        <Homes homes={saved} />
      </Part>
      <Part title={t('overview.viewed')} empty={viewed.length === 0 && t('overview.viewed-none')}>
        <Homes homes={viewed} />
      </Part>
    </div>
  )
}

interface PartProps {
  title: string
  /** All of them. */
  href?: string
  /** The text while there is nothing to show. */
  empty: string | false
  children: ReactNode
}

function Part({ title, href, empty, children }: PartProps) {
  const { t } = useText()
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {href && !empty && (
          <LinkButton size="small" to={href} aria-label={`${title}: ${t('overview.all')}`}>
            {t('overview.all')}
          </LinkButton>
        )}
      </div>
      {empty ? (
        <p className="rounded-lg border border-dashed border-edge p-5 text-sm text-ink-soft">{empty}</p>
      ) : (
        children
      )}
    </section>
  )
}

function Homes({ homes }: { homes: readonly PropertyCardData[] }) {
  const words = useListingLabels(useRoot().settings)
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-x-5 gap-y-9">
      {homes.map((home) => (
        <li key={home.id}>
          <PropertyCard home={home} words={words} />
        </li>
      ))}
    </ul>
  )
}
