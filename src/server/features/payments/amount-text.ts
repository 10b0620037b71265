import { majorUnits, writeMoney } from '#domain/money.ts'

/** Formats an amount with its currency. */
export const amountText = ({ amountMinor, currency }: { amountMinor: number; currency: string }, language = 'en') =>
  writeMoney(majorUnits(amountMinor, currency), currency, language)
