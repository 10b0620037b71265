import { useText } from '#web/i18n/text.tsx'
import { AgentBadge } from '#web/parts/agent-badge.tsx'
import { ContactLinks, isReachable } from '#web/parts/contact-links.tsx'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { ProjectFront, ProjectInside } from './view.ts'

interface Props {
  front: ProjectFront
  inside: ProjectInside
}

/** The developer with the contact methods. */
export function DeveloperPanel({ front: { developer, title }, inside }: Props) {
  const { t } = useText()
  const { email, mobile, address, isVerified } = inside.developer
  const href = developerHref(developer)
  return (
    <section aria-label={t('projects.developer')} className="grid gap-5 rounded-lg border border-line bg-surface p-6">
      <h2 className="text-sm font-semibold text-ink-soft">{t('projects.developer')}</h2>
      <AgentBadge
        name={developer.name}
        profile={developer.profile}
        verified={isVerified}
        detail={address}
        href={href}
      />
      {isReachable(inside.developer) ? (
        <ContactLinks email={email} mobile={mobile} subject={title} />
      ) : (
        <p className="text-sm text-ink-soft">{t('projects.no-contact')}</p>
      )}
      {href && (
        <LinkButton to={`${href}#message`} icon="message-circle" wide>
          {t('agent.message')}
        </LinkButton>
      )}
      <p className="text-xs text-ink-soft">{t('projects.safety')}</p>
    </section>
  )
}

/** The same on phones, as a bar at the bottom. */
export function DeveloperBar({ front, inside }: Props) {
  const { t } = useText()
  const { email, mobile } = inside.developer
  if (!isReachable(inside.developer)) return null
  return (
    <section aria-label={t('agent.quick-contact')} className="contact-bar lg:hidden">
      <ContactLinks email={email} mobile={mobile} subject={front.title} />
    </section>
  )
}

export const developerHref = ({ slug, isSite }: ProjectFront['developer']) =>
  isSite ? paths.agent('admin', true) : slug ? paths.agent(slug) : undefined
