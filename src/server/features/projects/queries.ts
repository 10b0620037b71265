import type { Place } from '#domain/home-place.ts'
import { kilometres } from '#server/db/kilometres.ts'
import { likePatterns } from '#server/db/like-pattern.ts'
import { type Fragment, maybeOne, one, type Sql } from '#server/db/sql.ts'
import { CATALOGUE_VERSION } from '#server/features/categories/public.ts'
import { ASK, type Asker, askedBy, prepared } from '#server/features/properties/public.ts'
import { IS_FEATURED, IS_PUBLIC, PROJECT, type ProjectRow } from './card.sql.ts'
import { DETAIL, type ProjectDetailRow } from './detail.sql.ts'

/** Filter for projects; absent fields do not restrict. */
export interface ProjectFilter {
  /** Null is the site itself. */
  ownerId?: number | null
  id?: number
  slug?: string
  /** Projects similar to the named one instead of the project itself. */
  isSimilar?: boolean
  search?: string
  categoryId?: number
  city?: string
  state?: string
  country?: string
  since?: Date
  isFeatured?: boolean
  type?: ProjectRow['type']
  place?: Place | null
}

/** Meta tags of a project for search engines. */
export interface ProjectMeta {
  metaTitle: string | null
  metaDescription: string | null
  metaKeywords: string | null
  /** Titles of the plans. */
  unitTypes: string[]
}

export interface ProjectPage {
  rows: { project: ProjectRow; meta: ProjectMeta }[] | null
  total: number
  catalogueVersion: number
}

/** A page of public projects, newest first, with the total. */
export function listProjects(
  sql: Sql,
  { language }: Asker,
  filter: ProjectFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<ProjectPage> {
  const where = conditionsOf(sql, filter).reduce(
    (all, condition) => sql`${all} and ${condition}`,
    sql`${sql.unsafe(IS_PUBLIC)}`,
  )
  return one(sql<ProjectPage[]>`
    with ask as materialized (select ${language}::text as language)
    select (select count(*) from projects p where ${where}) as total, ${sql.unsafe(CATALOGUE_VERSION)} as "catalogueVersion",
      (select json_agg(json_build_object('project', ${sql.unsafe(PROJECT)}, 'meta', json_build_object(
          'metaTitle', p.meta_title, 'metaDescription', p.meta_description, 'metaKeywords', p.meta_keywords, 'unitTypes', array(
            select d.title from project_plans d where d.project_id = p.id order by d.position, d.id)))
         order by p.created_at desc, p.id desc)
       from (select * from projects p where ${where} order by p.created_at desc, p.id desc offset ${offset} limit ${limit}) p
       cross join ask) as rows`)
}

function conditionsOf(sql: Sql, filter: ProjectFilter): Fragment[] {
  const all: Fragment[] = []
  const { ownerId, id, slug, search, categoryId, since, type, place } = filter
  if (id !== undefined || slug !== undefined) all.push(named(sql, filter))
  if (ownerId !== undefined) all.push(ownerId === null ? sql`p.owner_id is null` : sql`p.owner_id = ${ownerId}`)
  if (categoryId !== undefined) all.push(sql`p.category_id = ${categoryId}`)
  if (type !== undefined) all.push(sql`p.type = ${type}`)
  if (since !== undefined) all.push(sql`p.created_at >= ${since}`)
  if (filter.isFeatured) all.push(sql`${sql.unsafe(IS_FEATURED)}`)
  for (const level of ['country', 'state', 'city'] as const) {
    const name = filter[level]
    if (name !== undefined)
      all.push(sql`${sql(`p.${level}_id`)} = any (array(
        select a.id from areas a where a.kind = ${level} and a.name_norm = plain_text(btrim(${name}))))`)
  }
  for (const word of likePatterns(search ?? ''))
    all.push(sql`(p.words like plain_text(${word})
      or p.category_id in (select k.id from categories k where plain_text(k.name) like plain_text(${word})))`)
  if (place) all.push(around(sql, place))
  return all
}

function named(sql: Sql, { id, slug, isSimilar }: ProjectFilter): Fragment {
  const is = id === undefined ? sql`p.slug = ${slug!}` : sql`p.id = ${id}`
  if (!isSimilar) return is
  return sql`not ${is} and p.category_id = (
    select p.category_id from projects p where ${is} and ${sql.unsafe(IS_PUBLIC)})`
}

/** Radius search: index scan over the cell ranges, then the exact distance. */
const around = (sql: Sql, { ranges, latitude, longitude, radiusKm }: Place): Fragment => sql`p.id in (
  select x.id
  from (select ${latitude}::float8 as latitude, ${longitude}::float8 as longitude) centre
  cross join unnest(${ranges.map(({ from }) => from)}::bigint[], ${ranges.map(({ to }) => to)}::bigint[]) run (first, last)
  cross join lateral (select y.* from projects y where y.cell between run.first and run.last) x
  where ${sql.unsafe(kilometres('x', 'centre.latitude', 'centre.longitude'))} <= ${radiusKm}::float8)`

const statements = (wanted: string) => ({
  visitor: `select ${DETAIL.visitor} from projects p cross join ${ASK} where ${wanted}`,
  member: `select ${DETAIL.member} from projects p cross join ${ASK} where ${wanted}`,
})
const BY_SLUG = statements('p.slug = $5')
const BY_ID = statements('p.id = $5')

/** Finds one project regardless of visibility, with similar projects on request, in a single statement. */
export function findProject(sql: Sql, asker: Asker, by: { slug: string } | { id: number }, withSimilar: boolean) {
  const [texts, key] = 'slug' in by ? [BY_SLUG, by.slug] : [BY_ID, by.id]
  const text = texts[asker.viewer ? 'member' : 'visitor']
  return maybeOne(prepared<ProjectDetailRow>(sql, text, [...askedBy(asker), key, withSimilar]))
}

const LISTED = `select ${DETAIL.member} from unnest($5::bigint[]) with ordinality wanted (id, rank)
  cross join ${ASK} join projects p on p.id = wanted.id order by wanted.rank`

/** Full projects in the order of their ids; the caller has checked access. */
export const listProjectDetails = (sql: Sql, asker: Asker, ids: readonly number[]) =>
  prepared<ProjectDetailRow>(sql, LISTED, [...askedBy(asker), ids, false])
