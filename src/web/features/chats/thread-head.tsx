import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Person } from './thread-state.ts'
import { useClock } from './use-clock.ts'

/** The participant, their presence, and on phones the back button. */
export function ThreadHead({ person, menu }: { person: Person; menu: ReactNode }) {
  const { t } = useText()
  const { agoOf } = useClock()
  const standing = person.is_online
    ? t('chat.online')
    : person.last_seen_at
      ? t('chat.last-seen', { when: agoOf(person.last_seen_at) })
      : ''
  return (
    <header className="flex items-center gap-3 border-b border-line bg-surface px-2 py-2 md:px-4">
      <Link
        to={paths.chat()}
        aria-label={t('chat.back')}
        title={t('chat.back')}
        className="inline-grid size-11 shrink-0 place-items-center rounded-full hover:bg-brand-soft md:hidden"
      >
        <Icon name="arrow-left" className="mirror" />
      </Link>
      <Avatar name={person.name} src={person.profile} size={40} />
      <div className="grid min-w-0 flex-1">
        <h2 className="truncate text-base">
          {person.slug_id ? (
            <a href={paths.agent(person.slug_id)} className="no-underline hover:underline">
              {person.name}
            </a>
          ) : (
            person.name
          )}
        </h2>
        <p className="flex items-center gap-1.5 text-xs text-ink-soft empty:hidden">
          {person.is_online && <span className="size-2 rounded-full bg-good" />}
          {standing}
        </p>
      </div>
      {menu}
    </header>
  )
}
