import type { Sql } from '#server/db/sql.ts'

export interface KeysRow {
  gateway: string
  sealed: Buffer
  hints: Record<string, string>
  updatedAt: Date
  updatedBy: { id: number; name: string } | null
}

export const listKeys = (sql: Sql): Promise<KeysRow[]> => sql<KeysRow[]>`
  select k.gateway, k.sealed, k.hints, k.updated_at as "updatedAt",
    (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = k.updated_by) as "updatedBy"
  from gateway_keys k`

export const saveKeys = (
  sql: Sql,
  { gateway, sealed, hints, by, now }: { gateway: string; sealed: Buffer; hints: object; by: number; now: Date },
) => sql`
  insert into gateway_keys (gateway, sealed, hints, updated_by, updated_at)
  values (${gateway}, ${sealed}, ${sql.json(hints as never)}, ${by}, ${now})
  on conflict (gateway) do update set sealed = excluded.sealed, hints = excluded.hints, updated_by = excluded.updated_by,
    updated_at = excluded.updated_at`

export const deleteKeys = async (sql: Sql, gateway: string): Promise<boolean> =>
  (await sql`delete from gateway_keys where gateway = ${gateway}`).count > 0

export const listSwitches = async (sql: Sql, keys: readonly string[]): Promise<string[]> =>
  (
    await sql<{ key: string }[]>`
      select key from settings where key = any (${keys as string[]}) and value = '1'`
  ).map(({ key }) => key)
