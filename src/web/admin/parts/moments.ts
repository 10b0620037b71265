import { useText } from '#web/i18n/text.tsx'

/** Writes days and moments as the reader's language does, in UTC so that server and browser agree. */
export function useMoments() {
  const { language } = useText()
  const at = (style: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' })
    return (moment: string) => format.format(new Date(moment))
  }
  return { day: at({ dateStyle: 'medium' }), moment: at({ dateStyle: 'medium', timeStyle: 'short' }) }
}
