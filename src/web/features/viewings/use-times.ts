import { useText } from '#web/i18n/text.tsx'

/** Formats dates and times in this language, in the local time of the property; the same on server and browser. */
export function useTimes(zone: string) {
  const { language } = useText()
  const day = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: zone })
  const time = new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  })
  return {
    day: (instant: string) => day.format(new Date(instant)),
    time: (instant: string) => time.format(new Date(instant)),
    /** The name of the place whose local time is used. */
    place: zone.split('/').at(-1)!.replaceAll('_', ' '),
  }
}
