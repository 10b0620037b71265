import type { ReactNode } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { AgentBadge } from '#web/parts/agent-badge.tsx'
import { ContactLinks, isReachable } from '#web/parts/contact-links.tsx'
import { paths } from '#web/paths.ts'
import { cache } from '#web/state/cached.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { ListingView } from './view.ts'

type Contact = Pick<
  ListingView['home'],
  | 'customer_name'
  | 'customer_slug_id'
  | 'is_admin'
  | 'profile'
  | 'is_verified'
  | 'mobile'
  | 'email'
  | 'customer_total_properties'
  | 'title'
  | 'id'
  | 'added_by'
>

/** Who offers the home and how to reach them; it stays in sight beside the text. */
export function AgentPanel({ contact, isOwn, children }: { contact: Contact; isOwn: boolean; children?: ReactNode }) {
  const { t } = useText()
  return (
    <section aria-label={t('agent.contact')} className="grid gap-5 rounded-lg border border-line bg-surface p-6">
      <AgentBadge
        name={contact.customer_name}
        profile={contact.profile}
        verified={contact.is_verified}
        detail={t('agent.homes', { count: contact.customer_total_properties })}
        href={agentHref(contact)}
      />
      {isReachable(contact) ? (
        <ContactLinks email={contact.email} mobile={contact.mobile} subject={contact.title} />
      ) : (
        <p className="text-sm text-ink-soft">{t('agent.no-contact')}</p>
      )}
      {!isOwn && (
        <LinkButton
          to={paths.chat(contact.added_by, contact.id)}
          icon="message-circle"
          wide
          onClick={() => cache('newChat', newChatOf(contact))}
        >
          {t('agent.message')}
        </LinkButton>
      )}
      {children}
      <p className="text-xs text-ink-soft">{t('agent.safety')}</p>
    </section>
  )
}

const newChatOf = ({ added_by, id, customer_name, profile, title }: Contact) => ({
  userId: added_by,
  propertyId: id,
  name: customer_name,
  profile,
  title,
})

/** The same on phones, as a bar at the lower edge. */
export function ContactBar({ contact }: { contact: Contact }) {
  const { t } = useText()
  if (!isReachable(contact)) return null
  return (
    <section aria-label={t('agent.quick-contact')} className="contact-bar lg:hidden">
      <ContactLinks email={contact.email} mobile={contact.mobile} subject={contact.title} />
    </section>
  )
}

/** The site itself sells under its own address. */
const agentHref = ({ is_admin, customer_slug_id }: Contact) =>
  is_admin ? paths.agent('admin', true) : customer_slug_id && paths.agent(customer_slug_id)
