const STORED = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}) \(([^()]+)\)$/

/**
 * A time as notifications store it, `2026-06-20 10:00 (Europe/Lisbon)`, in words of a language: "Saturday, 20 June 2026,
 * 10:00 (Lisbon)". It is the local time of the property, where the participants meet. Other texts are returned unchanged.
 */
export function whenInWords(stored: string, language: string): string {
  const parts = STORED.exec(stored)
  const at = parts && new Date(`${parts[1]}T${parts[2]}:00Z`)
  if (!at || Number.isNaN(at.getTime())) return stored
  const written = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
    // The text has the local time already, so no further zone applies.
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(at)
  return `${written} (${parts[3]!.split('/').at(-1)!.replaceAll('_', ' ')})`
}
