import type { saveCurrencyRate as endpoint } from '#contract/currencies.ts'
import { messageOf } from '#domain/messages.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { presentRate } from './present.ts'
import { deleteRate, listRates, siteCurrency, upsertRate } from './queries.ts'

export const saveCurrencyRate: Handler<typeof endpoint> = async ({ sql, audit, language, now }, { code, rate }) => {
  const base = await siteCurrency(sql)
  if (code === base)
    throw new AppError('refused', messageOf('api.currency-same', { currency: base }), { field: 'code' })
  if (rate === undefined) await deleteRate(sql, base, code)
  else await upsertRate(sql, base, { code, rate, updatedAt: now })
  await audit({
    action: rate === undefined ? 'currency removed' : 'currency rate set',
    subject: 'currency',
    details: { base, code, rate: rate ?? null },
  })
  return (await listRates(sql, base)).map((row) => presentRate(row, language))
}
