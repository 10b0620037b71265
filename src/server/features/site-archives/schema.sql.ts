import { one, type Sql } from '#server/db/sql.ts'
import { COLUMNS_OUT, LEFT_OUT, ROWS_IN } from './left-out.ts'
import { type Link, topologicalOrder } from './table-order.ts'

/** An archived table: its columns in order, the sort key of its rows, and its identity column. */
export interface ArchivedTable {
  name: string
  columns: readonly Column[]
  sortedBy: readonly Column[]
  where: string
  /** The identity column. */
  identity: string | null
}

export interface Column {
  name: string
  type: string
  isText: boolean
}

export interface SiteSchema {
  version: number
  tables: readonly ArchivedTable[]
  links: readonly Link[]
  /** Foreign keys that can only be checked after loading: to the table itself or to a later one. */
  lateLinks: readonly Link[]
}

interface ColumnRow {
  table: string
  name: string
  type: string
  isGenerated: boolean
  isIdentity: boolean
  keyPlace: number | null
}

/** Reads the archived schema from the database, so that a new table is included or must be declared as left out. */
export async function readSchema(sql: Sql): Promise<SiteSchema> {
  const { version } = await one(sql<{ version: number }[]>`select version from schema_version`)
  const columns = (await listColumns(sql)).filter(({ table }) => !Object.hasOwn(LEFT_OUT, table))
  const names = [...new Set(columns.map(({ table }) => table))]
  const links = (await listLinks(sql)).filter(({ from, to }) => names.includes(from) && names.includes(to))
  const tables = names.map((name) =>
    tableOf(
      name,
      columns.filter(({ table }) => table === name),
    ),
  )
  return arrange({ version, tables, links, lateLinks: [] }, topologicalOrder(names, links))
}

/** The schema with these tables in this order. */
export function arrange({ version, tables, links }: SiteSchema, order: readonly string[]): SiteSchema {
  return {
    version,
    tables: order.map((name) => tables.find((table) => table.name === name)!),
    links,
    lateLinks: links.filter(({ from, to }) => order.includes(from) && order.indexOf(to) >= order.indexOf(from)),
  }
}

function tableOf(name: string, all: readonly ColumnRow[]): ArchivedTable {
  const columns = all.filter((column) => !column.isGenerated && !Object.hasOwn(COLUMNS_OUT, `${name}.${column.name}`))
  const keys = all.filter(({ keyPlace }) => keyPlace !== null).sort((a, b) => a.keyPlace! - b.keyPlace!)
  return {
    name,
    columns: columns.map(columnOf),
    sortedBy: (keys.length > 0 ? keys : columns).map(columnOf),
    where: ROWS_IN[name]?.where ?? 'true',
    identity: all.find(({ isIdentity }) => isIdentity)?.name ?? null,
  }
}

const columnOf = ({ name, type }: ColumnRow): Column => ({ name, type, isText: type === 'text' })

const listColumns = (sql: Sql): Promise<ColumnRow[]> => sql<ColumnRow[]>`
  select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    a.attgenerated <> '' as "isGenerated", a.attidentity <> '' as "isIdentity",
    array_position(i.indkey::smallint[], a.attnum) as "keyPlace"
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_index i on i.indrelid = c.oid and i.indisprimary
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  order by c.relname collate "C", a.attnum`

const listLinks = (sql: Sql): Promise<Link[]> => sql<Link[]>`
  select k.conname as name, f.relname as "from", t.relname as "to",
    (select array_agg(a.attname::text order by p.place) from unnest(k.conkey) with ordinality p (number, place)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = p.number) as columns,
    (select array_agg(a.attname::text order by p.place) from unnest(k.confkey) with ordinality p (number, place)
      join pg_attribute a on a.attrelid = k.confrelid and a.attnum = p.number) as targets,
    (select bool_or(not a.attnotnull) from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any (k.conkey)) as "isOptional"
  from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
  where k.contype = 'f' and f.relnamespace = 'public'::regnamespace
  order by f.relname collate "C", k.conname collate "C"`
