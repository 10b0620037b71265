import type { Sql } from '#server/db/sql.ts'

const HAS_OWNER = 'not exists (select from users o where o.id = p.owner_id and not o.is_active)'
const IS_PUBLIC = {
  properties: `p.is_active and p.request_status = 'approved' and not p.is_private and ${HAS_OWNER}`,
  projects: `p.is_active and p.request_status = 'approved' and ${HAS_OWNER}`,
}
type Subject = keyof typeof IS_PUBLIC

/** A column that refers to media, and the condition under which it makes photo `m` public. */
interface Use {
  column: string
  condition: string
}
const shows = (subject: Subject, column: string): Use => ({
  column: `${subject}.${column}`,
  condition: `exists (select from ${subject} p where p.${column} = m.id and ${IS_PUBLIC[subject]})`,
})
const contains = (subject: Subject, table: string, listing: string): Use => ({
  column: `${table}.media_id`,
  condition: `exists (
    select from ${table} x join ${subject} p on p.id = x.${listing} where x.media_id = m.id and ${IS_PUBLIC[subject]})`,
})
const isUsed = (table: string, column = 'media_id'): Use => ({
  column: `${table}.${column}`,
  condition: `exists (select from ${table} x where x.${column} = m.id)`,
})

const DOCUMENTS = [
  contains('properties', 'property_documents', 'property_id'),
  contains('properties', 'property_parameters', 'property_id'),
  contains('projects', 'project_documents', 'project_id'),
  contains('projects', 'project_plans', 'project_id'),
]
const PHOTOS = [
  shows('properties', 'title_media_id'),
  contains('properties', 'property_gallery', 'property_id'),
  contains('properties', 'property_floors', 'property_id'),
  shows('properties', 'three_d_media_id'),
  shows('properties', 'meta_media_id'),
  shows('projects', 'image_media_id'),
  contains('projects', 'project_gallery', 'project_id'),
  shows('projects', 'meta_media_id'),
]
/** Uses by the site itself, which can show a photo from a listing folder too. */
const SITE = [
  isUsed('articles'),
  isUsed('city_images'),
  isUsed('sliders'),
  isUsed('sliders', 'web_media_id'),
  isUsed('ad_banners'),
  isUsed('seo_pages'),
  isUsed('notifications'),
  isUsed('users', 'profile_media_id'),
]

const statement = (uses: readonly Use[]) =>
  `select from media m where m.key = $1 and (${uses.map(({ condition }) => condition).join(' or ')})`
const IS_DOCUMENT_PUBLIC = statement(DOCUMENTS)
const PHOTO_USES = [...PHOTOS, ...DOCUMENTS, ...SITE]
const IS_PHOTO_SHOWN = statement(PHOTO_USES)
/** Columns that can make a photo public. */
export const PHOTO_COLUMNS: readonly string[] = PHOTO_USES.map(({ column }) => column)

/** Whether a private document belongs to a listing that is public now. */
export const isDocumentPublic = (sql: Sql, key: string) => finds(sql, IS_DOCUMENT_PUBLIC, key)

/** Folders whose photos are public only while a public listing or the site itself uses them. */
const LISTING_FOLDERS: ReadonlySet<string> = new Set([
  'property_title_img',
  'property_gallery_img',
  'property_floor_img',
  'property_seo_img',
  'property_document_img',
  '3d_img',
  'project_title_img',
  'project_gallery_img',
  'project_seo_img',
  'project_document_img',
  'project_plan_img',
])

const MAX_CACHED = 50_000

/**
 * Whether a photo is public. A positive result is cached for `rememberedMs`, so that a popular photo costs one query
 * per period; a negative one is not, so that an approval takes effect immediately.
 */
export function shownPhotos(sql: Sql, now: () => Date, rememberedMs: number) {
  const publicUntil = new Map<string, number>()
  return async ({ folder, key }: { folder: string; key: string }): Promise<boolean> => {
    if (!LISTING_FOLDERS.has(folder)) return true
    const at = now().getTime()
    if ((publicUntil.get(key) ?? 0) > at) return true
    publicUntil.delete(key)
    if (!(await finds(sql, IS_PHOTO_SHOWN, key))) return false
    if (publicUntil.size >= MAX_CACHED) publicUntil.delete(publicUntil.keys().next().value!)
    publicUntil.set(key, at + rememberedMs)
    return true
  }
}

const finds = async (sql: Sql, text: string, key: string): Promise<boolean> =>
  (await sql.unsafe(text, [key], { prepare: true })).length > 0
