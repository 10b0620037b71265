import { useText } from '#web/i18n/text.tsx'

/** Writes a day as this language does; the same on both sides of the wire. */
export function useDay(): (instant: string) => string {
  const { language } = useText()
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (instant) => format.format(new Date(instant))
}
