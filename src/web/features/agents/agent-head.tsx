import type { ReactNode } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { ContactLinks, isReachable } from '#web/parts/contact-links.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { AgentProfile } from './view.ts'

/** Name, verification, statistics and contact methods of an agent. */
export function AgentHead({ agent, message, share }: { agent: AgentProfile; message: ReactNode; share: ReactNode }) {
  const { t } = useText()
  return (
    <header className="grid gap-8 py-8 md:py-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid content-start gap-5">
        <div className="flex items-start gap-5 max-sm:flex-col">
          <Avatar name={agent.name} src={agent.profile} size={96} />
          <div className="grid gap-2">
            <h1 className="text-2xl">{agent.name}</h1>
            <div className="flex flex-wrap items-center gap-2">
              {agent.isVerified ? (
                <Badge tone="good" icon="badge-check">
                  {t('agent.verified')}
                </Badge>
              ) : (
                <Badge>{t('agents.unverified')}</Badge>
              )}
              <span className="figures text-sm text-ink-soft">
                {t('agent.homes', { count: agent.homes })}
                {agent.projects > 0 && ` · ${t('agent.projects', { count: agent.projects })}`}
              </span>
            </div>
            {agent.place && (
              <p className="flex items-start gap-2 text-sm text-ink-soft">
                <Icon name="map-pin" size={18} className="mt-0.5" />
                {agent.place}
              </p>
            )}
          </div>
        </div>
        {agent.about && (
          <p dir="auto" className="max-w-measure whitespace-pre-line">
            {agent.about}
          </p>
        )}
        {agent.links.length > 0 && (
          <ul aria-label={t('agents.elsewhere')} className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
            {agent.links.map(({ name, href }) => (
              <li key={name}>
                <a
                  href={href}
                  rel="nofollow noopener noreferrer"
                  target="_blank"
                  className="text-link inline-block py-1"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <section
        id="message"
        aria-label={t('agent.contact')}
        className="grid content-start gap-4 self-start rounded-lg border border-line bg-surface p-6"
      >
        <h2 className="text-base">{t('agents.contact', { name: agent.name })}</h2>
        {isReachable(agent) ? (
          <ContactLinks email={agent.email} mobile={agent.mobile} subject={t('agents.subject', { name: agent.name })} />
        ) : (
          <p className="text-sm text-ink-soft">{t('agents.no-contact')}</p>
        )}
        {message}
        <div className="flex items-center justify-between gap-3">
          <p className="text-xs text-ink-soft">{t('agent.safety')}</p>
          {share}
        </div>
      </section>
    </header>
  )
}
