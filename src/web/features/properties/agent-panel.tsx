import type { ReactNode } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { AgentBadge } from '#web/parts/agent-badge.tsx'
import { CallLink, isReachable, OtherContactLinks } from '#web/parts/contact-links.tsx'
import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { replyTimeText } from './reply-time.ts'
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
>

interface Props {
  contact: Contact
  replyMinutes: number | null
  /** The one way to write to the agent; null where nobody can be contacted. */
  primary: ReactNode
  /** Booking a viewing. */
  viewing: ReactNode
  /** The other actions, in a group that opens. */
  more: ReactNode
}

/** The agent of the listing with one primary action; sticky beside the text. */
export function AgentPanel({ contact, replyMinutes, primary, viewing, more }: Props) {
  const { t } = useText()
  return (
    <section
      aria-label={t('agent.contact')}
      className="grid gap-4 rounded-lg border border-line bg-surface p-6 print:border-0 print:p-0"
    >
      <AgentBadge
        name={contact.customer_name}
        profile={contact.profile}
        verified={contact.is_verified}
        detail={t('agent.homes', { count: contact.customer_total_properties })}
        href={agentHref(contact)}
      />
      {isReachable(contact) && (
        <p className="hidden text-sm print:block" dir="ltr">
          {[contact.mobile && `+${contact.mobile}`, contact.email].filter(Boolean).join(' · ')}
        </p>
      )}
      {replyMinutes !== null && (
        <p className="flex items-center gap-2 text-sm text-ink-soft print:hidden">
          <Icon name="clock" size={16} className="shrink-0" />
          {replyTimeText(replyMinutes, t)}
        </p>
      )}
      <div className="grid gap-3 print:hidden">
        {primary}
        <CallLink mobile={contact.mobile} wide />
        {viewing}
        {primary && (
          <details className="group">
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-center gap-2 rounded-full text-sm font-semibold hover:bg-brand-soft">
              {t('agent.more')}
              <Icon name="chevron-down" size={16} className="group-open:rotate-180" />
            </summary>
            <div className="mt-2 grid gap-3">
              {more}
              <OtherContactLinks email={contact.email} mobile={contact.mobile} subject={contact.title} />
            </div>
          </details>
        )}
      </div>
      <p className="text-xs text-ink-soft print:hidden">{t('agent.safety')}</p>
    </section>
  )
}

/** The primary action and the call on phones, as a bar at the bottom. */
export function ContactBar({ mobile, primary }: { mobile: string; primary: ReactNode }) {
  const { t } = useText()
  if (!primary) return null
  return (
    <section aria-label={t('agent.quick-contact')} className="contact-bar lg:hidden print:hidden">
      <div className="flex gap-3 *:flex-1">
        {primary}
        <CallLink mobile={mobile} />
      </div>
    </section>
  )
}

/** The site itself has its own agent address. */
const agentHref = ({ is_admin, customer_slug_id }: Contact) =>
  is_admin ? paths.agent('admin', true) : customer_slug_id && paths.agent(customer_slug_id)
