import { useText } from '#web/i18n/text.tsx'
import type { Case } from './waiting.ts'

const STATES = ['pending', 'approved', 'rejected'] as const

const KNOWN = [
  'created',
  'published',
  'price_changed',
  'status_changed',
  'type_changed',
  'hidden',
  'shown',
  'rejected',
  'changes',
  'appeal',
  'moderation.approve',
  'moderation.reject',
  'moderation.changes',
  'moderation.escalate',
  'moderation.undo',
  'moderation.lapsed',
] as const

/** The history of a case with its actors, newest first. */
export function CaseHistory({ history }: { history: Case['history'] }) {
  const { t, language } = useText()
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return (
    <ol className="grid gap-3">
      {history.map(({ at, what, by, words }) => {
        const known = KNOWN.find((one) => one === what)
        const state = STATES.find((one) => one === words)
        return (
          <li key={`${at} ${what}`} className="grid gap-0.5">
            <p className="flex flex-wrap justify-between gap-x-3">
              <strong>{known ? t(`moderation.event-${known}`) : what}</strong>
              <time dateTime={at} className="figures text-xs text-ink-soft">
                {moment.format(new Date(at))}
              </time>
            </p>
            {state ? <p>{t(`moderation.state-${state}`)}</p> : words && <p dir="auto">{words}</p>}
            <p className="text-xs text-ink-soft">
              <bdi>{by ?? t('moderation.by-nobody')}</bdi>
            </p>
          </li>
        )
      })}
    </ol>
  )
}
