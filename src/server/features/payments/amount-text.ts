import { majorUnits } from '#domain/money.ts'

/** An amount written out with its currency. */
export const amountText = ({ amountMinor, currency }: { amountMinor: number; currency: string }, language = 'en') =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(majorUnits(amountMinor, currency))
