import { useText } from '#web/i18n/text.tsx'

/** Exact money, never shortened: somebody is about to pay it. */
export function useMoney(): (amount: number, currency: string) => string {
  const { language } = useText()
  return (amount, currency) => new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount)
}

/** A day, the same on the server and in the browser. */
export function useDay(): (instant: string) => string {
  const { language } = useText()
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (instant) => day.format(new Date(instant))
}
