import { useState } from 'react'
import { endSessions, type listSessions } from '#contract/accounts.ts'
import type { Output } from '#contract/endpoint.ts'
import { relativeTime } from '#domain/time-ago.ts'
import { call } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { deviceOf } from './device.ts'

interface Props {
  sessions: Output<typeof listSessions>
  /** The time at which the page was loaded. */
  now: number
  /** Called when sessions were ended, so that the page is reloaded. */
  onEnded: () => void
}

/** The active sessions, with a button to end each. */
export function SessionsList({ sessions, now, onEnded }: Props) {
  const { t, language } = useText()
  const [busy, setBusy] = useState(false)
  const ago = (at: string) => {
    const { count, unit } = relativeTime(new Date(at), new Date(now))
    return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(count, unit)
  }
  const end = async (which: { id: number } | { all_others: '1' }) => {
    setBusy(true)
    try {
      await call(endSessions, which)
      toast(t('sessions.ended'), { kind: 'success' })
      onEnded()
    } catch {
      toast(t('form.unreachable'), { kind: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <section aria-labelledby="sessions" className="grid gap-4">
      <h2 id="sessions" className="text-lg">
        {t('sessions.title')}
      </h2>
      <ul className="grid gap-2">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface p-4"
          >
            <div className="grid">
              <span className="font-semibold">
                {deviceOf(session.device) || t('sessions.unknown')}
                {session.is_current && <span className="ms-2 text-sm font-normal text-good">{t('sessions.this')}</span>}
              </span>
              <span className="text-sm text-ink-soft">
                {session.is_current ? t('sessions.now') : t('sessions.seen', { ago: ago(session.last_seen_at) })}
              </span>
            </div>
            {!session.is_current && (
              <Button size="small" disabled={busy} onClick={() => end({ id: session.id })}>
                {t('account.sign-out')}
                <span className="sr-only"> {deviceOf(session.device)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <Button disabled={busy} onClick={() => end({ all_others: '1' })}>
            {t('sessions.end-others')}
          </Button>
        </div>
      )}
    </section>
  )
}
