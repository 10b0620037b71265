import { countRowsOf } from '#server/db/bounded-count.ts'
import { one, type Sql } from '#server/db/sql.ts'

/** All stored settings by key. */
export const listValues = async (sql: Sql): Promise<Map<string, string>> =>
  new Map(
    (await sql<{ key: string; value: string }[]>`select key, value from settings`).map((row) => [row.key, row.value]),
  )

/** Serialises saves, so that rules across several settings are checked against the final values. */
export const takeTurn = (sql: Sql) => sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`

export interface Change {
  key: string
  before: string | null
  after: string | null
}

export async function insertSave(
  sql: Sql,
  save: { actorId: number; undoesId: number | null; at: Date },
  changes: readonly Change[],
): Promise<number> {
  const { id } = await one(sql<{ id: number }[]>`
    insert into setting_saves (actor_id, undoes_id, at) values (${save.actorId}, ${save.undoesId}, ${save.at}) returning id`)
  const rows = changes.map(({ key, before, after }) => ({ save_id: id, key, value_before: before, value_after: after }))
  await sql`insert into setting_changes ${sql(rows)}`
  return id
}

export const upsertSetting = (sql: Sql, key: string, value: string, isPublic: boolean) => sql`
  insert into settings (key, value, is_public) values (${key}, ${value}, ${isPublic})
  on conflict (key) do update set value = excluded.value, is_public = excluded.is_public`

export const deleteSetting = (sql: Sql, key: string) => sql`delete from settings where key = ${key}`

export interface LanguageRow {
  code: string
  name: string
  isActive: boolean
}

export const listLanguages = (sql: Sql): Promise<LanguageRow[]> => sql<LanguageRow[]>`
  select code, name, is_active as "isActive" from languages order by position, id`

export interface SaveRow {
  id: number
  at: Date
  actorId: number | null
  actorName: string | null
  undoesId: number | null
  changes: Change[]
  canUndo: boolean
}

/** Long values are truncated for display; undo reads them in full. */
const LONGEST_SHOWN = 200

export const listSaves = (
  sql: Sql,
  { key, offset, limit }: { key: string | undefined; offset: number; limit: number },
): Promise<SaveRow[]> => sql<SaveRow[]>`
  select s.id, s.at, s.actor_id as "actorId", u.name as "actorName", s.undoes_id as "undoesId",
    (select coalesce(json_agg(json_build_object('key', c.key, 'before', left(c.value_before, ${LONGEST_SHOWN}),
      'after', left(c.value_after, ${LONGEST_SHOWN})) order by c.key), '[]') from setting_changes c where c.save_id = s.id) as changes,
    not exists (select from setting_saves x where x.undoes_id = s.id)
    and not exists (select from setting_changes c left join settings v on v.key = c.key
      where c.save_id = s.id and v.value is distinct from c.value_after) as "canUndo"
  from (${savesAbout(sql, key)} order by 1 desc offset ${offset} limit ${limit}) page
  join setting_saves s on s.id = page.id left join users u on u.id = s.actor_id
  order by s.id desc`

export const countSaves = (sql: Sql, key: string | undefined): Promise<number> =>
  countRowsOf(sql, sql`(${savesAbout(sql, key)}) saves`)

const savesAbout = (sql: Sql, key: string | undefined) =>
  key === undefined
    ? sql`select s.id from setting_saves s`
    : sql`select c.save_id as id from setting_changes c where c.key = ${key}`

export const isUndone = async (sql: Sql, saveId: number): Promise<boolean> =>
  (await sql`select from setting_saves where undoes_id = ${saveId} limit 1`).length > 0

export const listChangesOf = (sql: Sql, saveId: number): Promise<Change[]> => sql<Change[]>`
  select key, value_before as before, value_after as after from setting_changes where save_id = ${saveId} order by key`
