import { useText } from '#web/i18n/text.tsx'
import { AgentBadge } from '#web/parts/agent-badge.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { ListingView } from './view.ts'

type Contact = Pick<
  ListingView['home'],
  'customer_name' | 'profile' | 'is_verified' | 'mobile' | 'email' | 'customer_total_properties' | 'title'
>

/** Who offers the home and how to reach them; it stays in sight beside the text. */
export function AgentPanel({ contact }: { contact: Contact }) {
  const { t } = useText()
  return (
    <section aria-label={t('agent.contact')} className="grid gap-5 rounded-lg border border-line bg-surface p-6">
      <AgentBadge
        name={contact.customer_name}
        profile={contact.profile}
        verified={contact.is_verified}
        detail={t('agent.homes', { count: contact.customer_total_properties })}
      />
      <ContactLinks contact={contact} />
      <p className="text-xs text-ink-soft">{t('agent.safety')}</p>
    </section>
  )
}

/** The same on phones, as a bar at the lower edge. */
export function ContactBar({ contact }: { contact: Contact }) {
  const { t } = useText()
  return (
    <section aria-label={t('agent.quick-contact')} className="contact-bar lg:hidden">
      <ContactLinks contact={contact} />
    </section>
  )
}

function ContactLinks({ contact }: { contact: Contact }) {
  const { t } = useText()
  const subject = encodeURIComponent(contact.title)
  return (
    <div className="flex gap-3">
      {contact.email && (
        <a href={`mailto:${contact.email}?subject=${subject}`} className={`${buttonLook('primary', 'medium')} flex-1`}>
          <Icon name="mail" size={18} />
          {t('agent.write')}
        </a>
      )}
      {contact.mobile && (
        <a href={`tel:${contact.mobile}`} className={`${buttonLook('secondary', 'medium')} flex-1`}>
          <Icon name="phone" size={18} />
          {t('agent.call')}
        </a>
      )}
    </div>
  )
}
