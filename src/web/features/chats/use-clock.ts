import { useSyncExternalStore } from 'react'
import { relativeTime } from '#domain/time-ago.ts'
import { useText } from '#web/i18n/text.tsx'

const never = () => () => {}
const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Dates and times in the browser's time zone; the server, which does not know it, writes them in UTC. */
export function useClock() {
  const { t, language } = useText()
  const timeZone = useSyncExternalStore(never, here, () => 'UTC')
  const dayKey = new Intl.DateTimeFormat('en-CA', { timeZone })
  const today = dayKey.format(new Date())
  const yesterday = dayKey.format(new Date(Date.now() - 86_400_000))
  const time = new Intl.DateTimeFormat(language, { timeZone, hour: 'numeric', minute: '2-digit' })
  const day = new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'medium' })
  const keyOf = (at: string) => dayKey.format(new Date(at))
  const dayOf = (at: string) => {
    const key = keyOf(at)
    return key === today ? t('chat.today') : key === yesterday ? t('chat.yesterday') : day.format(new Date(at))
  }
  return {
    keyOf,
    dayOf,
    timeOf: (at: string) => time.format(new Date(at)),
    /** The time for today, the date for older ones. */
    shortOf: (at: string) => (keyOf(at) === today ? time.format(new Date(at)) : dayOf(at)),
    agoOf: (at: string) => {
      const { count, unit } = relativeTime(new Date(at), new Date())
      return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(count, unit)
    },
  }
}
