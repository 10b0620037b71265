import { useText } from '#web/i18n/text.tsx'
import { AgentCard } from '#web/parts/agent-card.tsx'
import type { CardAgent } from '#web/parts/card-agent.ts'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Agents as cards; while loading, skeletons of the same size. */
export function AgentList({ agents, busy }: { agents: readonly CardAgent[]; busy: boolean }) {
  const { t } = useText()
  return (
    <ul
      aria-label={t('agents.title')}
      aria-busy={busy || undefined}
      className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-5 lg:grid-cols-4 xl:grid-cols-6"
    >
      {agents.map((agent) => (
        <li key={`${agent.is_admin} ${agent.id}`}>
          {busy ? (
            <Skeleton className="h-48 w-full !rounded-lg" />
          ) : (
            <AgentCard agent={agent} href={paths.agent(agent.slug_id, agent.is_admin)} heading="h2" />
          )}
        </li>
      ))}
    </ul>
  )
}

/** The empty state: no agents match, or there are none yet. */
export function NoAgents({ search }: { search: string }) {
  const { t } = useText()
  return (
    <EmptyState
      drawing="search"
      title={search ? t('agents.none-title', { search }) : t('agents.empty-title')}
      text={t(search ? 'agents.none-text' : 'agents.empty-text')}
      action={search ? <LinkButton to={paths.agents()}>{t('agents.all')}</LinkButton> : undefined}
    />
  )
}
