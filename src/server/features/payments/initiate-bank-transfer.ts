import type { initiateBankTransfer as endpoint } from '#contract/payments.ts'
import type { Handler } from '#server/context.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'
import { AppError } from '#server/errors.ts'
import { isRunning, lockBuyer } from '#server/features/packages/public.ts'
import { bankDetails } from '#server/features/settings/public.ts'
import { requirePaid } from './begin.ts'
import { presentPayment } from './present.ts'
import { findPayment, insertPayment } from './queries.ts'
import { receiptUrl, saveReceipt } from './receipts.ts'

export const initiateBankTransfer: Handler<typeof endpoint> = async (ctx, { package_id }) => {
  const { sql, viewer, now } = ctx
  await lockBuyer(sql, viewer!.id)
  const { isOpen, details } = await findBank(sql)
  if (!isOpen) throw new AppError('refused', 'api.bank-transfer-closed')
  const wanted = await requirePaid(sql, package_id)
  if (await isRunning(sql, viewer!.id, package_id, now)) throw new AppError('refused', 'api.package-bought')
  if (await hasOpenTransfer(sql, viewer!.id, package_id)) throw new AppError('refused', 'api.bank-transfer-open')
  const { id } = await insertPayment(sql, {
    userId: viewer!.id,
    packageId: package_id,
    amountMinor: wanted.priceMinor,
    currency: wanted.currency,
    gateway: null,
    type: 'bank transfer',
    status: 'review',
    platform: 'web',
    reference: null,
    now,
  })
  const receipt = await saveReceipt(ctx, id)
  const payment = (await findPayment(sql, id))!
  return {
    data: { ...presentPayment(payment), bank_receipt_file: receiptUrl(receipt, ctx) },
    bank_details: details,
  }
}

async function findBank(sql: Sql) {
  const rows = await sql<{ key: string; value: string }[]>`
    select key, value from settings where key in ('bank_transfer_status', 'bank_details')`
  const setting = new Map(rows.map(({ key, value }) => [key, value]))
  return { isOpen: setting.get('bank_transfer_status') === '1', details: bankDetails(setting.get('bank_details')) }
}

const hasOpenTransfer = async (sql: Sql, userId: number, packageId: number) =>
  (await maybeOne(sql`
    select id from payment_transactions where user_id = ${userId} and package_id = ${packageId}
      and payment_type = 'bank transfer' and payment_status in ('pending', 'review', 'rejected')`)) !== null
