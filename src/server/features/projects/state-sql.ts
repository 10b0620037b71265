import type { RequestStatus } from '#domain/property-status.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'
import { replaceParts, replaceTranslations } from '#server/features/listings/public.ts'
import type { ProjectWhole } from './project-state.ts'

/** A project as somebody edits it. */
export interface EditedRow {
  id: number
  ownerId: number | null
  requestStatus: RequestStatus
  isActive: boolean
  /** As the tables have it. */
  state: ProjectWhole
  /** With the changes that wait for a moderator, if there are any. */
  pending: ProjectWhole | null
}

/** The JSON of a `ProjectWhole` from a row `p`. */
const STATE = `json_build_object(
  'slug', p.slug, 'title', p.title, 'description', p.description, 'categoryId', p.category_id, 'type', p.type, 'location', p.location,
  'city', p.city, 'state', p.state, 'country', p.country, 'latitude', p.latitude, 'longitude', p.longitude, 'videoLink', p.video_link,
  'metaTitle', p.meta_title, 'metaDescription', p.meta_description, 'metaKeywords', p.meta_keywords,
  'imageMediaId', p.image_media_id, 'metaMediaId', p.meta_media_id,
  'gallery', coalesce((select json_agg(json_build_object('id', x.id, 'mediaId', x.media_id) order by x.position, x.id)
    from project_gallery x where x.project_id = p.id), '[]'),
  'documents', coalesce((select json_agg(json_build_object('id', x.id, 'mediaId', x.media_id, 'name', x.name) order by x.position, x.id)
    from project_documents x where x.project_id = p.id), '[]'),
  'plans', coalesce((select json_agg(json_build_object('id', x.id, 'title', x.title, 'mediaId', x.media_id) order by x.position, x.id)
    from project_plans x where x.project_id = p.id), '[]'),
  'translations', coalesce((select json_agg(json_build_object('languageCode', x.language_code, 'title', x.title, 'description', x.description))
    from project_translations x where x.project_id = p.id), '[]'))`

/** One project with all that can be edited of it; locked, no other edit of it goes on until the transaction ends. */
export const findEdited = (
  sql: Sql,
  by: { id: number } | { slug: string },
  isLocked = false,
): Promise<EditedRow | null> =>
  maybeOne(sql<EditedRow[]>`
    select p.id, p.owner_id as "ownerId", p.request_status as "requestStatus", p.is_active as "isActive", ${sql.unsafe(STATE)} as state,
      (select r.state from listing_revisions r where r.project_id = p.id and r.status = 'pending') as pending
    from projects p where ${'id' in by ? sql`p.id = ${by.id}` : sql`p.slug = ${by.slug}`} ${isLocked ? sql`for update of p` : sql``}`)

const columnsOf = (state: ProjectWhole) => ({
  slug: state.slug,
  title: state.title,
  description: state.description,
  category_id: state.categoryId,
  type: state.type,
  location: state.location,
  city: state.city,
  state: state.state,
  country: state.country,
  latitude: state.latitude,
  longitude: state.longitude,
  image_media_id: state.imageMediaId,
  video_link: state.videoLink,
  meta_title: state.metaTitle,
  meta_description: state.metaDescription,
  meta_keywords: state.metaKeywords,
  meta_media_id: state.metaMediaId,
})

interface Standing {
  ownerId: number | null
  isApproved: boolean
  now: Date
}

/** Off until it is approved: what its owner has not switched on is not shown. */
export async function insertProject(sql: Sql, state: ProjectWhole, { ownerId, isApproved, now }: Standing) {
  const standing = { is_active: isApproved, request_status: isApproved ? 'approved' : 'pending' }
  const row = { ...columnsOf(state), ...standing, owner_id: ownerId, created_at: now }
  const { id } = await one(sql<{ id: number }[]>`insert into projects ${sql(row)} returning id`)
  await writeParts(sql, id, state)
  return id
}

export async function updateProject(sql: Sql, id: number, state: ProjectWhole): Promise<void> {
  await sql`update projects set ${sql(columnsOf(state))} where id = ${id}`
  await writeParts(sql, id, state)
}

async function writeParts(sql: Sql, id: number, state: ProjectWhole) {
  await replaceParts(sql, 'project_gallery', id, state.gallery)
  await replaceParts(sql, 'project_documents', id, state.documents)
  await replaceParts(sql, 'project_plans', id, state.plans)
  await replaceTranslations(sql, 'project_translations', id, state.translations)
}

/** Every file that a project uses. */
export function mediaOf(state: ProjectWhole): number[] {
  const files = [...state.gallery, ...state.documents, ...state.plans].map(({ mediaId }) => mediaId)
  return [...new Set([state.imageMediaId, state.metaMediaId, ...files].filter((id) => id !== null))]
}
