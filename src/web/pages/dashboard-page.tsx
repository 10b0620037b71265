import { ownerDashboard, ownListings } from '#contract/owner.ts'
import { pageOf } from '#web/api/page-context.ts'
import { AccountFrame, SignInFirst } from '#web/features/accounts/account-frame.tsx'
import { UnitsPanel } from '#web/features/owner/credits-panel.tsx'
import { Figures } from '#web/features/owner/figures.tsx'
import { NeedsList } from '#web/features/owner/needs-list.tsx'
import { OwnList } from '#web/features/owner/own-list.tsx'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { useListingLabels } from '#web/parts/listing-labels.ts'
import { paths } from '#web/paths.ts'
import { useRoot } from '#web/root-data.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/dashboard-page'
import '#web/i18n/accounts-nav/pack.ts'
import '#web/i18n/publishing-requirements/pack.ts'
import '#web/i18n/owner/pack.ts'

const LATEST = 5

export async function loader({ context }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, isSignedIn } = pageOf(context)
  const t = translator(language, textsOf(language))
  const meta = pageMeta({
    title: t('account-nav.dashboard'),
    siteName: settings.company_name ?? 'Lintel',
    description: t('owner.dashboard-text'),
    url: baseUrl + paths.dashboard(),
    languages: settings.languages.map(({ code }) => code),
    index: false,
  })
  if (!isSignedIn) return { own: null, meta }
  const [dashboard, { data: latest }] = await Promise.all([
    api(ownerDashboard, {}),
    api(ownListings, { limit: LATEST }),
  ])
  return { own: { dashboard, latest }, meta }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function DashboardPage({ loaderData: { own } }: Route.ComponentProps) {
  const { t } = useText()
  return (
    <AccountFrame
      current="dashboard"
      title={t('account-nav.dashboard')}
      text={t('owner.dashboard-text')}
      action={
        own && (
          <LinkButton kind="primary" icon="plus" to={paths.addProperty()}>
            {t('owner.add-property')}
          </LinkButton>
        )
      }
    >
      {own ? <Dashboard own={own} /> : <SignInFirst title={t('owner.gate')} next={paths.dashboard()} />}
    </AccountFrame>
  )
}

type Own = NonNullable<Route.ComponentProps['loaderData']['own']>

function Dashboard({ own: { dashboard, latest } }: { own: Own }) {
  const { t } = useText()
  const words = useListingLabels(useRoot().settings)
  const { needs, unread_messages, new_interests, units, totals } = dashboard
  return (
    <div className="grid gap-10">
      <section aria-labelledby="needs" className="grid gap-4">
        <h2 id="needs" className="text-lg">
          {t('owner.needs')}
        </h2>
        {needs.length > 0 ? <NeedsList needs={needs} /> : <p className="text-ink-soft">{t('owner.nothing-needs')}</p>}
        <p className="figures flex flex-wrap gap-x-6 text-sm text-ink-soft">
          <span>{t('owner.messages', { count: unread_messages })}</span>
          <span>{t('owner.interests', { count: new_interests })}</span>
        </p>
      </section>
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="figures" className="grid content-start gap-3">
          <h2 id="figures" className="text-lg">
            {t('owner.last-30')}
          </h2>
          <Figures values={totals} />
        </section>
        <UnitsPanel units={units} />
      </div>
      <section aria-labelledby="latest" className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-4">
          <h2 id="latest" className="text-lg">
            {t('owner.latest')}
          </h2>
          <LinkButton size="small" to={paths.ownProperties()}>
            {t('owner.all-homes')}
          </LinkButton>
        </div>
        {latest.length > 0 ? (
          <OwnList kind="property" listings={latest} words={words} />
        ) : (
          <EmptyState drawing="house" title={t('owner.empty-title')} text={t('owner.empty-text')} />
        )}
      </section>
    </div>
  )
}
