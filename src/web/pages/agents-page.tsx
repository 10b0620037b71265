import { data, useNavigation } from 'react-router'
import { listProfessionals } from '#contract/agents.ts'
import { isProfessional } from '#domain/account-type.ts'
import { pageOf } from '#web/api/page-context.ts'
import { AgentList, NoAgents } from '#web/features/agents/agent-list.tsx'
import { AgentSearch } from '#web/features/agents/agent-search.tsx'
import { pageMeta } from '#web/features/seo/meta.ts'
import { itemListData, trailData } from '#web/features/seo/structured-data.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { pageNumber, wordsOf } from '#web/parts/address-params.ts'
import { agentView } from '#web/parts/card-agent.ts'
import { JsonLd } from '#web/parts/json-ld.tsx'
import { PageHead } from '#web/parts/page-head.tsx'
import { paths } from '#web/paths.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Route } from './+types/agents-page'
import '#web/i18n/agents/pack.ts'

const PAGE_SIZE = 24

export const headers = () => ({ 'Surrogate-Control': 'max-age=3' })

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, seo } = pageOf(context)
  const { searchParams } = new URL(request.url)
  const search = wordsOf(searchParams, 'search')
  const page = pageNumber(searchParams)
  const before = (page - 1) * PAGE_SIZE
  const found = await api(listProfessionals, { ...(search && { search }), offset: before, limit: PAGE_SIZE })
  if (page > 1 && found.data.length === 0) throw data(null, { status: 404 })
  const t = translator(language, textsOf(language))
  const siteName = settings.company_name ?? 'Lintel'
  const title = t('agents.title')
  return {
    search,
    page,
    total: found.total,
    last: Math.max(1, Math.ceil(found.total / PAGE_SIZE)),
    agents: found.data.map((agent) => ({
      ...agentView(agent),
      // The site itself has no account type; its listings count as an agency's only in the search.
      ...(!agent.is_admin && isProfessional(agent.account_type) && { type: t(`agents.type-${agent.account_type}`) }),
    })),
    structured: [
      itemListData(
        found.data.map(({ name, slug_id, is_admin, profile }) => ({
          name,
          url: baseUrl + paths.agent(slug_id, is_admin),
          ...(profile && { image: profile }),
        })),
        { total: found.total, before },
      ),
      trailData([
        { name: siteName, url: `${baseUrl}/` },
        { name: title, url: baseUrl + paths.agents() },
      ]),
    ],
    meta: pageMeta({
      title: page > 1 ? `${title} · ${t('ui.page', { page })}` : title,
      siteName,
      description: t('agents.meta-text', { name: siteName }),
      url: baseUrl + paths.agents(page > 1 ? `page=${page}` : ''),
      languages: settings.languages.map(({ code }) => code),
      seo: seo('all-agents'),
      isOneOfMany: page > 1 || search !== '',
      index: !search,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function AgentsPage({ loaderData }: Route.ComponentProps) {
  const { search, page, total, last, agents, structured } = loaderData
  const { t } = useText()
  const busy = useNavigation().location?.pathname === paths.agents()
  const hrefOf = (to: number) =>
    paths.agents(new URLSearchParams({ ...(search && { search }), ...(to > 1 && { page: String(to) }) }).toString())
  return (
    <main id="content" className="wrap-page pb-16">
      <PageHead title={t('agents.title')} text={t('agents.count', { count: total })}>
        <AgentSearch search={search} />
      </PageHead>
      {agents.length > 0 ? <AgentList agents={agents} busy={busy} /> : <NoAgents search={search} />}
      <div className="mt-10">
        <Pagination current={page} last={last} hrefOf={hrefOf} />
      </div>
      {structured.map((facts) => (
        <JsonLd key={facts['@type']} data={facts} />
      ))}
    </main>
  )
}
