import { useText } from '#web/i18n/text.tsx'

/** Formats dates and times in the viewer's language, in UTC so that server and browser agree. */
export function useDateFormat() {
  const { language } = useText()
  const at = (style: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' })
    return (moment: string) => format.format(new Date(moment))
  }
  return { day: at({ dateStyle: 'medium' }), moment: at({ dateStyle: 'medium', timeStyle: 'short' }) }
}
