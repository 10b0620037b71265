import { useText } from '#web/i18n/text.tsx'

/** Formats a date in this language; the same on server and browser. */
export function useDay(): (instant: string) => string {
  const { language } = useText()
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (instant) => format.format(new Date(instant))
}
