import { writeMoney } from '#domain/money.ts'
import { useText } from '#web/i18n/text.tsx'

/** Exact money, never shortened: somebody is about to pay it. */
export function useMoney(): (amount: number, currency: string) => string {
  const { language } = useText()
  return (amount, currency) => writeMoney(amount, currency, language)
}

/** A day, the same on the server and in the browser. */
export function useDay(): (instant: string) => string {
  const { language } = useText()
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (instant) => day.format(new Date(instant))
}

/** Somebody's own words inside a sentence of ours, in whichever direction either runs. */
export const isolated = (words: string) => `\u2068${words}\u2069`
