import { data, useNavigation } from 'react-router'
import { agentProperties } from '#contract/agents.ts'
import { packageOffers } from '#contract/packages.ts'
import { pageOf } from '#web/api/page-context.ts'
import { isRefusal } from '#web/api/refusal.ts'
import { AgentHead } from '#web/features/agents/agent-head.tsx'
import { AgentOffers } from '#web/features/agents/agent-offers.tsx'
import { AskAbout } from '#web/features/agents/ask-about.tsx'
import { ClosedOffers } from '#web/features/agents/closed-offers.tsx'
import { OfferTabs } from '#web/features/agents/offer-tabs.tsx'
import { agentData } from '#web/features/agents/structured-data.ts'
import { agentProfile } from '#web/features/agents/view.ts'
import { pageMeta } from '#web/features/seo/meta.ts'
import { itemListData, trailData } from '#web/features/seo/structured-data.ts'
import { ShareButton } from '#web/features/sharing/share-button.tsx'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { pageNumber } from '#web/parts/address-params.ts'
import { projectView } from '#web/parts/card-project.ts'
import { JsonLd } from '#web/parts/json-ld.tsx'
import { useListingLabels } from '#web/parts/listing-labels.ts'
import { cardView } from '#web/parts/property-card-data.ts'
import { paths } from '#web/paths.ts'
import { useRoot } from '#web/root-data.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Route } from './+types/agent-page'
import '#web/i18n/agents/pack.ts'
import '#web/i18n/packages/pack.ts'
import '#web/i18n/properties/pack.ts'

const PAGE_SIZE = 12

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, isSignedIn, seo } = pageOf(context)
  const { searchParams } = new URL(request.url)
  const isSite = searchParams.get('is_admin') === '1'
  const tab = searchParams.get('tab') === 'projects' ? ('projects' as const) : ('homes' as const)
  const page = pageNumber(searchParams)
  const before = (page - 1) * PAGE_SIZE
  const answer = await api(agentProperties, {
    ...(isSite ? { is_admin: true } : { slug_id: params.slug }),
    is_projects: tab === 'projects',
    offset: before,
    limit: PAGE_SIZE,
  }).catch((error: unknown) => {
    if (isRefusal(error) && ['invalid', 'missing'].includes(error.kind)) throw data(null, { status: 404 })
    throw error
  })
  const { customer_data, properties_data, projects_data } = answer.data
  if (page > 1 && properties_data.length + projects_data.length === 0) throw data(null, { status: 404 })
  const agent = agentProfile(customer_data)
  const closed = tab === 'projects' ? agent.projects > 0 && projects_data.length === 0 : false
  const hiddenHomes = tab === 'homes' && !answer.data.feature_available ? answer.data.premium_properties_count : 0
  const t = translator(language, textsOf(language))
  const siteName = settings.company_name ?? 'Lintel'
  const url = baseUrl + paths.agent(agent.slug, isSite)
  return {
    agent,
    tab,
    page,
    isSignedIn,
    last: Math.max(1, Math.ceil(answer.total / PAGE_SIZE)),
    homes: properties_data.map((home) => cardView({ ...home, is_premium: home.is_premium === 1 })),
    projects: projects_data.map(projectView),
    asks: properties_data.slice(0, 6).map(({ id, title, added_by }) => ({ id, title, ownerId: added_by })),
    closed,
    hiddenHomes,
    offers:
      closed || hiddenHomes > 0
        ? await api(packageOffers, { feature: closed ? 'project_access' : 'premium_properties' })
        : [],
    url,
    structured: [
      agentData(agent, url),
      trailData([
        { name: siteName, url: `${baseUrl}/` },
        { name: t('agents.title'), url: baseUrl + paths.agents() },
        { name: agent.name, url },
      ]),
      itemListData(
        tab === 'homes'
          ? properties_data.map(({ title, slug_id }) => ({ name: title, url: baseUrl + paths.property(slug_id) }))
          : projects_data.map(({ title, slug_id }) => ({ name: title, url: baseUrl + paths.project(slug_id) })),
        { total: answer.total, before },
      ),
    ],
    meta: pageMeta({
      title: page > 1 ? `${agent.name} · ${t('ui.page', { page })}` : agent.name,
      siteName,
      description:
        agent.about ||
        t('agents.meta-one', { name: agent.name, homes: agent.homes, projects: agent.projects, siteName }),
      url: baseUrl + paths.agent(agent.slug, isSite, queryOf(tab, page)),
      languages: settings.languages.map(({ code }) => code),
      seo: seo('agent-details'),
      isOneOfMany: true,
      image: agent.profile ? { url: agent.profile, alt: agent.name } : undefined,
    }),
  }
}

const queryOf = (tab: 'homes' | 'projects', page = 1) =>
  new URLSearchParams({ ...(tab === 'projects' && { tab }), ...(page > 1 && { page: String(page) }) }).toString()

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function AgentPage({ loaderData }: Route.ComponentProps) {
  const { agent, tab, page, last, homes, projects, asks, closed, hiddenHomes, offers, isSignedIn, url, structured } =
    loaderData
  const { t } = useText()
  const { settings } = useRoot()
  const words = useListingLabels(settings)
  const hrefOf = (to: 'homes' | 'projects', number = 1) => paths.agent(agent.slug, agent.isSite, queryOf(to, number))
  const busy = useNavigation().location?.pathname === new URL(url).pathname
  const signInFrom = isSignedIn ? {} : { signInFrom: hrefOf(tab, page) }
  return (
    <main id="content" className="wrap-page pt-4 pb-16">
      <Breadcrumbs
        crumbs={[
          { label: t('nav.explore'), href: paths.home() },
          { label: t('nav.agents'), href: paths.agents() },
          { label: agent.name },
        ]}
      />
      <AgentHead
        agent={agent}
        message={asks.length > 0 && <AskAbout homes={asks} />}
        share={<ShareButton title={agent.name} url={url} />}
      />
      <h2 className="sr-only">{t('agents.offers')}</h2>
      <OfferTabs
        tabs={[
          { label: t('agent.homes', { count: agent.homes }), href: hrefOf('homes'), current: tab === 'homes' },
          {
            label: t('agent.projects', { count: agent.projects }),
            href: hrefOf('projects'),
            current: tab === 'projects',
          },
        ]}
      />
      <div className="grid gap-10 pt-8">
        {closed ? (
          <ClosedOffers what="projects" count={agent.projects} offers={offers} words={words} {...signInFrom} />
        ) : (
          <AgentOffers homes={homes} projects={projects} words={words} busy={busy} />
        )}
        {hiddenHomes > 0 && (
          <ClosedOffers what="homes" count={hiddenHomes} offers={offers} words={words} {...signInFrom} />
        )}
        <Pagination current={page} last={last} hrefOf={(number) => hrefOf(tab, number)} />
      </div>
      {structured.map((facts) => (
        <JsonLd key={facts['@type']} data={facts} />
      ))}
    </main>
  )
}
