import type { BankReceipt } from '#contract/payments.ts'
import { instantOf } from '#domain/instant.ts'
import type { Context } from '#server/context.ts'
import { one, type Sql } from '#server/db/sql.ts'
import { AppError } from '#server/errors.ts'
import { ingestDocument, privateDocumentUrl } from '#server/features/media/public.ts'

export interface ReceiptRow {
  id: number
  paymentId: number
  key: string
  name: string
  createdAt: Date
  updatedAt: Date
}

/** Stores the uploaded receipt as a private file; staff see the newest one. */
export async function saveReceipt(ctx: Context, paymentId: number): Promise<ReceiptRow> {
  const upload = ctx.files.get('file')?.[0]
  if (!upload) throw new AppError('invalid', 'api.receipt-missing', { field: 'file' })
  const options = { folder: 'bank-receipts', ownerId: ctx.viewer!.id, kind: 'document', isPrivate: true } as const
  const { mediaId, key, name } = await ingestDocument(ctx.sql, ctx.storage, upload, options)
  const row = await one(ctx.sql<Pick<ReceiptRow, 'id' | 'createdAt' | 'updatedAt'>[]>`
    insert into bank_receipts (transaction_id, media_id, created_at, updated_at)
    values (${paymentId}, ${mediaId}, ${ctx.now}, ${ctx.now})
    returning id, created_at as "createdAt", updated_at as "updatedAt"`)
  return { ...row, paymentId, key, name }
}

export const listReceipts = (sql: Sql, paymentId: number): Promise<ReceiptRow[]> => sql<ReceiptRow[]>`
  select r.id, r.transaction_id as "paymentId", m.key, coalesce(m.original_name, 'receipt') as name,
    r.created_at as "createdAt", r.updated_at as "updatedAt"
  from bank_receipts r join media m on m.id = r.media_id where r.transaction_id = ${paymentId} order by r.id desc`

type Asker = Pick<Context, 'viewer' | 'origin' | 'derive' | 'now'>

/** Signed URL of a receipt, bound to the viewer. */
export const receiptUrl = (receipt: Pick<ReceiptRow, 'key' | 'name'>, { viewer, origin, derive, now }: Asker) =>
  privateDocumentUrl(origin, derive, receipt, viewer!, now)

export const presentReceipt = (receipt: ReceiptRow, asker: Asker): BankReceipt => ({
  id: receipt.id,
  payment_transaction_id: receipt.paymentId,
  file: receiptUrl(receipt, asker),
  created_at: instantOf(receipt.createdAt),
  updated_at: instantOf(receipt.updatedAt),
})
