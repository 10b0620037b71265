import { useText } from '#web/i18n/text.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import type { CardAgent } from './card-agent.ts'
import { CardLink } from './card-link.tsx'
import { VerifiedMark } from './verified-mark.tsx'

interface Props {
  agent: CardAgent
  href?: string
  /** The heading level of its name. */
  heading?: 'h2' | 'h3'
}

/** An agent and their number of homes. */
export function AgentCard({ agent, href, heading: Heading = 'h3' }: Props) {
  const { t } = useText()
  return (
    <article className="card h-full">
      <CardLink
        href={href}
        className="card-link flex h-full flex-col items-center gap-3 border border-line bg-surface px-4 py-6 text-center no-underline transition-colors duration-150 hover:border-edge"
      >
        <Avatar name={agent.name} src={agent.profile} size={72} />
        <span className="grid justify-items-center">
          <Heading className="text-base">
            {agent.name}
            {agent.is_verified && (
              <span className="ms-1.5 inline-block align-[-0.2em]">
                <VerifiedMark />
              </span>
            )}
          </Heading>
          {agent.type && <span className="text-sm font-medium">{agent.type}</span>}
          {(agent.property_count > 0 || agent.projects_count === 0) && (
            <span className="figures text-sm text-ink-soft">{t('agent.homes', { count: agent.property_count })}</span>
          )}
          {agent.projects_count > 0 && (
            <span className="figures text-sm text-ink-soft">
              {t('agent.projects', { count: agent.projects_count })}
            </span>
          )}
        </span>
      </CardLink>
    </article>
  )
}
