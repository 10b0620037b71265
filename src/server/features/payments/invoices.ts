import { includedTax } from '#domain/money.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'

export interface Party {
  name: string
  email: string
  address: string
  taxNumber: string
}

export interface InvoiceRow {
  transactionId: number
  userId: number | null
  year: number
  number: number
  issuedAt: Date
  seller: Party
  buyer: Party
  description: string
  currency: string
  grossMinor: number
  taxMinor: number
  taxName: string
  taxPercent: number
  method: string
  gatewayPaymentId: string | null
  refundedAt: Date | null
}

interface Subject {
  grossMinor: number
  currency: string
  description: string
  buyer: Party
}

/**
 * Issues the invoice of a payment with the current details. The number is taken under a row lock in the caller's
 * transaction, so a rollback leaves no gap.
 */
export async function issueInvoice(sql: Sql, transactionId: number, now: Date): Promise<void> {
  const { grossMinor, currency, description, buyer } = await findSubject(sql, transactionId)
  const { seller, taxName, taxPercent } = await findSeller(sql)
  const year = now.getUTCFullYear()
  const { number } = await one(sql<{ number: number }[]>`
    insert into invoice_counters (year, last) values (${year}, 1)
    on conflict (year) do update set last = invoice_counters.last + 1 returning last as number`)
  await sql`
    insert into invoices (transaction_id, year, number, issued_at, seller, buyer, description, currency, gross_minor,
      tax_minor, tax_name, tax_percent)
    values (${transactionId}, ${year}, ${number}, ${now}, ${sql.json({ ...seller })}, ${sql.json({ ...buyer })}, ${description},
      ${currency}, ${grossMinor}, ${includedTax(grossMinor, taxPercent)}, ${taxName}, ${taxPercent})`
}

const findSubject = (sql: Sql, transactionId: number): Promise<Subject> =>
  one(sql<Subject[]>`
    select t.amount_minor::float8 as "grossMinor", t.currency, p.name as description,
      json_build_object('name', u.name, 'email', coalesce(u.email, ''), 'taxNumber', '',
        'address', concat_ws(', ', nullif(u.address, ''), nullif(u.city, ''), nullif(u.country, ''))) as buyer
    from payment_transactions t join packages p on p.id = t.package_id join users u on u.id = t.user_id
    where t.id = ${transactionId}`)

async function findSeller(sql: Sql): Promise<{ seller: Party; taxName: string; taxPercent: number }> {
  const rows = await sql<{ key: string; value: string }[]>`
    select key, value from settings
    where key in ('company_name', 'company_email', 'company_address', 'tax_name', 'tax_percent', 'tax_number')`
  const setting = new Map(rows.map(({ key, value }) => [key, value]))
  const percent = Number(setting.get('tax_percent'))
  return {
    seller: {
      name: setting.get('company_name') ?? '',
      email: setting.get('company_email') ?? '',
      address: setting.get('company_address') ?? '',
      taxNumber: setting.get('tax_number') ?? '',
    },
    taxName: setting.get('tax_name') ?? '',
    // An invalid tax setting counts as 0 %, so that it cannot block payments.
    taxPercent: percent >= 0 && percent < 100 ? Math.round(percent * 1000) / 1000 : 0,
  }
}

export const findInvoice = (sql: Sql, transactionId: number): Promise<InvoiceRow | null> =>
  maybeOne(sql<InvoiceRow[]>`
    select i.transaction_id as "transactionId", t.user_id as "userId", i.year, i.number, i.issued_at as "issuedAt", i.seller,
      i.buyer, i.description, i.currency, i.gross_minor::float8 as "grossMinor", i.tax_minor::float8 as "taxMinor",
      i.tax_name as "taxName", i.tax_percent::float8 as "taxPercent", coalesce(t.payment_gateway, t.payment_type) as method,
      t.transaction_id as "gatewayPaymentId", t.refunded_at as "refundedAt"
    from invoices i join payment_transactions t on t.id = i.transaction_id where i.transaction_id = ${transactionId}`)
