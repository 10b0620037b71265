import type { saveCurrencyRate as endpoint } from '#contract/currencies.ts'
import type { Handler } from '#server/context.ts'
import { recordAudit } from '#server/db/audit.ts'
import { AppError } from '#server/errors.ts'
import { presentRate } from './present.ts'
import { deleteRate, listRates, siteCurrency, upsertRate } from './queries.ts'

export const saveCurrencyRate: Handler<typeof endpoint> = async ({ sql, viewer, language, now }, { code, rate }) => {
  const base = await siteCurrency(sql)
  if (code === base) throw new AppError('refused', `Prices are in ${base} already`, { field: 'code' })
  if (rate === undefined) await deleteRate(sql, base, code)
  else await upsertRate(sql, base, { code, rate, updatedAt: now })
  await recordAudit(sql, {
    actorId: viewer!.id,
    action: rate === undefined ? 'currency removed' : 'currency rate set',
    subject: 'currency',
    subjectId: 0,
    details: { base, code, rate: rate ?? null },
    now,
  })
  return (await listRates(sql, base)).map((row) => presentRate(row, language))
}
