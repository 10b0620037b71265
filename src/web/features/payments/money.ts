import { writeMoney } from '#domain/money.ts'
import { useText } from '#web/i18n/text.tsx'

/** Exact amounts, never abbreviated, because they are about to be paid. */
export function useMoney(): (amount: number, currency: string) => string {
  const { language } = useText()
  return (amount, currency) => writeMoney(amount, currency, language)
}

/** A date, the same on the server and in the browser. */
export function useDay(): (instant: string) => string {
  const { language } = useText()
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (instant) => day.format(new Date(instant))
}

/** User content inside a translated sentence, isolated in its own direction. */
export const isolated = (words: string) => `\u2068${words}\u2069`
