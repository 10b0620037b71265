import { useText } from '#web/i18n/text.tsx'
import { ActionLink } from '#web/parts/action-link.tsx'
import { paths } from '#web/paths.ts'
import type { Unread } from '#web/state/unread.ts'

/** The bell and the messages in the header; on phones the messages are in the bottom bar. */
export function InboxLinks({ unread }: { unread: Unread }) {
  const { t } = useText()
  return (
    <>
      <span className="max-md:hidden">
        <ActionLink icon="message-circle" label={t('nav.messages')} href={paths.chat()} count={unread.messages} />
      </span>
      <ActionLink
        icon="bell"
        label={t('nav.notifications')}
        href={paths.notifications()}
        count={unread.notifications}
      />
    </>
  )
}
