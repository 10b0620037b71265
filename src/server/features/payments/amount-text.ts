import { majorUnits, writeMoney } from '#domain/money.ts'

/** An amount written out with its currency. */
export const amountText = ({ amountMinor, currency }: { amountMinor: number; currency: string }, language = 'en') =>
  writeMoney(majorUnits(amountMinor, currency), currency, language)
