import type { assignPackage as endpoint } from '#contract/packages.ts'
import type { Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { grantPackage } from './grant.sql.ts'
import { findOnSale, insertFreePayment, isRunning, lockBuyer } from './package.sql.ts'

export const assignPackage: Handler<typeof endpoint> = async (ctx, { package_id, product_id }) => {
  const { sql, viewer, now } = ctx
  // Serialises two clicks, so that they grant one package.
  await lockBuyer(sql, viewer!.id)
  const wanted = await findOnSale(sql, { id: package_id ?? null, iosProductId: product_id ?? null })
  if (!wanted) throw missing('Package')
  if (wanted.priceMinor !== null) throw new AppError('refused', 'api.package-has-price')
  if (await isRunning(sql, viewer!.id, wanted.id, now)) throw new AppError('refused', 'api.package-taken')
  const payment = await insertFreePayment(sql, { userId: viewer!.id, packageId: wanted.id, now })
  await grantPackage(sql, { userId: viewer!.id, packageId: wanted.id, transactionId: payment.id, now })
  return null
}
