import type { Sql } from '#server/db/sql.ts'

export interface RateRow {
  code: string
  rate: number
  updatedAt: Date
}

/** Exchange rates of the site's currency; rates of a former site currency are left out. */
export const listRates = (sql: Sql, base: string): Promise<RateRow[]> => sql<RateRow[]>`
  select code, rate::float8 as rate, updated_at as "updatedAt" from currency_rates where base = ${base} order by code`

export const upsertRate = (sql: Sql, base: string, { code, rate, updatedAt }: RateRow) => sql`
  insert into currency_rates (base, code, rate, updated_at) values (${base}, ${code}, ${rate}, ${updatedAt})
  on conflict (base, code) do update set rate = excluded.rate, updated_at = excluded.updated_at`

export const deleteRate = (sql: Sql, base: string, code: string) => sql`
  delete from currency_rates where base = ${base} and code = ${code}`

/** Whether the site shows prices in a currency: its own, or one with an exchange rate. */
export async function showsCurrency(sql: Sql, code: string): Promise<boolean> {
  const base = await siteCurrency(sql)
  return code === base || (await listRates(sql, base)).some((rate) => rate.code === code)
}

export async function siteCurrency(sql: Sql): Promise<string> {
  const [setting] = await sql<{ value: string }[]>`select value from settings where key = 'currency_code'`
  return setting?.value ?? 'USD'
}
