import type { Api } from '#contract/page.ts'
import {
  getAgentViewings,
  getBookingPreferences,
  getCalendarFeed,
  getUnavailability,
  getUserViewings,
  getViewingHours,
  type Viewing,
} from '#contract/viewings.ts'
import { useOfflineCopies } from '#web/api/offline-copies.ts'
import { pageOf } from '#web/api/page-context.ts'
import { AccountFrame, SignInFirst } from '#web/features/accounts/account-frame.tsx'
import { GroupLinks } from '#web/features/owner/group-links.tsx'
import { pageMeta } from '#web/features/seo/meta.ts'
import { Agenda } from '#web/features/viewings/agenda.tsx'
import { ExceptionsPanel } from '#web/features/viewings/exceptions-panel.tsx'
import { FeedPanel } from '#web/features/viewings/feed-panel.tsx'
import { HoursPanel } from '#web/features/viewings/hours-panel.tsx'
import { PreferencesPanel } from '#web/features/viewings/preferences-panel.tsx'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Route } from './+types/viewings-page'
import '#web/i18n/accounts-nav/pack.ts'
import '#web/i18n/viewings/pack.ts'

const PAGE_SIZE = 20
const TABS = ['upcoming', 'previous', 'hours'] as const
type Tab = (typeof TABS)[number]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, isSignedIn } = pageOf(context)
  const t = translator(language, textsOf(language))
  const tab = TABS.find((each) => each === url.searchParams.get('tab')) ?? 'upcoming'
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page')) || 1))
  return {
    tab,
    page,
    own: isSignedIn ? await (tab === 'hours' ? hoursOf(api) : agendaOf(api, tab, page)) : null,
    meta: pageMeta({
      title: t('account-nav.viewings'),
      siteName: settings.company_name ?? 'Lintel',
      description: t('viewing.list-text'),
      url: baseUrl + paths.viewings(),
      languages: settings.languages.map(({ code }) => code),
      index: false,
    }),
  }
}

/** Viewings as host and as guest, in one list. */
async function agendaOf(api: Api, date_filter: 'upcoming' | 'previous', page: number) {
  const range = { date_filter, limit: PAGE_SIZE, offset: Math.min((page - 1) * PAGE_SIZE, 1_000_000) }
  const [asHost, asGuest, feed] = await Promise.all([
    api(getAgentViewings, range),
    api(getUserViewings, range),
    api(getCalendarFeed, {}),
  ])
  const sign = date_filter === 'upcoming' ? 1 : -1
  const viewings = [...asHost.data, ...asGuest.data].sort((a, b) => sign * a.start_at.localeCompare(b.start_at))
  return { kind: 'agenda' as const, viewings, total: Math.max(asHost.total, asGuest.total), feed }
}

async function hoursOf(api: Api) {
  const [preferences, { time_schedules: hours, extra_slots: extra }, closed] = await Promise.all([
    api(getBookingPreferences, {}),
    api(getViewingHours, {}),
    api(getUnavailability, {}),
  ])
  const known = Intl.supportedValuesOf('timeZone')
  const { timezone } = preferences
  const zones = timezone && !known.includes(timezone) ? [timezone, ...known] : known
  return { kind: 'hours' as const, preferences, hours, extra, closed, zones }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

const hrefOf = (tab: Tab, page = 1) =>
  paths.viewings(
    new URLSearchParams({ ...(tab !== 'upcoming' && { tab }), ...(page > 1 && { page: String(page) }) }).toString(),
  )

export default function ViewingsPage({ loaderData: { tab, page, own } }: Route.ComponentProps) {
  // Stored offline: address and time are needed on site, with or without a network.
  useOfflineCopies(own === null ? [] : [paths.viewings()])
  const { t } = useText()
  return (
    <AccountFrame current="viewings" title={t('account-nav.viewings')} text={t('viewing.list-text')}>
      {own ? (
        <div className="grid gap-8">
          <GroupLinks
            label={t('viewing.tabs')}
            links={TABS.map((each) => ({
              label: t(`viewing.tab-${each}`),
              href: hrefOf(each),
              isCurrent: each === tab,
            }))}
          />
          {own.kind === 'hours' ? (
            <div className="grid gap-12">
              <HoursPanel hours={own.hours} />
              <ExceptionsPanel extra={own.extra} closed={own.closed} />
              <PreferencesPanel preferences={own.preferences} zones={own.zones} />
            </div>
          ) : (
            <>
              <List viewings={own.viewings} tab={tab} />
              <Pagination current={page} last={Math.ceil(own.total / PAGE_SIZE)} hrefOf={(to) => hrefOf(tab, to)} />
              <FeedPanel feed={own.feed} />
            </>
          )}
        </div>
      ) : (
        <SignInFirst title={t('viewing.gate')} next={paths.viewings()} />
      )}
    </AccountFrame>
  )
}

function List({ viewings, tab }: { viewings: readonly Viewing[]; tab: Tab }) {
  const { t } = useText()
  if (viewings.length > 0) return <Agenda viewings={viewings} />
  return (
    <EmptyState
      drawing="house"
      title={t(tab === 'upcoming' ? 'viewing.empty-title' : 'viewing.empty-previous')}
      text={t('viewing.empty-text')}
      action={
        <LinkButton kind="primary" to={hrefOf('hours')}>
          {t('viewing.offer-times')}
        </LinkButton>
      }
    />
  )
}
