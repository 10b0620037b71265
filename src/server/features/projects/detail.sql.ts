import type { Quota } from '#domain/package-quota.ts'
import { CATALOGUE_VERSION } from '#server/features/categories/public.ts'
import { quotaOf } from '#server/features/packages/public.ts'
import { type FileRow, IMAGE, type ImageRow } from '#server/features/properties/public.ts'
import { IS_PUBLIC, PROJECT, type ProjectRow } from './card.sql.ts'

/** A document of a project; a plan may lack its file. */
type PaperRow = Partial<FileRow> & { id: number; createdAt: string; height: number | null }

/** A project with everything its page shows. */
export interface ProjectDetailRow {
  project: ProjectRow
  ownerId: number | null
  isPublic: boolean
  description: string
  translatedDescription: string | null
  textLanguages: string[]
  metaTitle: string | null
  metaDescription: string | null
  metaKeywords: string | null
  metaImage: ImageRow | null
  videoLink: string | null
  viewCount: number
  updatedAt: Date
  /** Blur placeholders of the first pictures, in gallery order. */
  blurs: string[] | null
  documents: (FileRow & { id: number; createdAt: string })[] | null
  plans: (PaperRow & { title: string })[] | null
  ownerAddress: string | null
  isOwnerVerified: boolean
  ownerProjects: number
  ownerProperties: number | null
  catalogueVersion: number
  /** The operator shows projects to everyone. */
  isOpenToAll: boolean
  /** Null for a visitor. */
  quota: Quota | null
  similar: ProjectRow[] | null
}

/** Number of pictures with a blur placeholder: those visible before the page is scrolled. */
const BLURRED = 5

/** Number of similar projects on a project page. */
const SIMILAR = 4

const detail = (isMember: boolean) => `
  ${PROJECT} as project, p.owner_id as "ownerId", ${IS_PUBLIC} as "isPublic", p.description,
  (select x.description from project_translations x where x.project_id = p.id and x.language_code = ask.language) as "translatedDescription",
  array(select x.language_code from project_translations x where x.project_id = p.id and x.description is not null) as "textLanguages",
  p.meta_title as "metaTitle", p.meta_description as "metaDescription", p.meta_keywords as "metaKeywords",
  (select ${IMAGE} from media m where m.id = p.meta_media_id) as "metaImage",
  p.video_link as "videoLink", p.view_count as "viewCount", p.updated_at as "updatedAt",
  (select json_agg(coalesce(g.blur, '') order by g.position, g.id)
   from (select g.id, g.position, m.blur from project_gallery g join media m on m.id = g.media_id
         where g.project_id = p.id order by g.position, g.id limit ${BLURRED}) g) as blurs,
  (select json_agg(json_build_object('id', d.id, 'createdAt', d.created_at, 'key', m.key, 'folder', m.folder, 'kind', m.kind,
     'name', d.name, 'width', m.width) order by d.position, d.id)
   from project_documents d join media m on m.id = d.media_id where d.project_id = p.id) as documents,
  (select json_agg(json_build_object('id', d.id, 'createdAt', d.created_at, 'title', d.title, 'key', m.key, 'folder', m.folder,
     'kind', m.kind, 'name', coalesce(m.original_name, 'plan'), 'width', m.width, 'height', m.height) order by d.position, d.id)
   from project_plans d left join media m on m.id = d.media_id where d.project_id = p.id) as plans,
  (select u.address from users u where u.id = p.owner_id and u.shows_contact) as "ownerAddress",
  p.owner_id is null or exists (select from users u where u.id = p.owner_id and u.verification = 'success') as "isOwnerVerified",
  (select count(*)::integer from projects x where x.owner_id is not distinct from p.owner_id and x.is_active
    and x.request_status = 'approved') as "ownerProjects",
  (select t.count from listing_totals t where t.dimension = 'owner' and t.id = coalesce(p.owner_id, 0)) as "ownerProperties",
  ${CATALOGUE_VERSION} as "catalogueVersion",
  exists (select from settings where key = 'projects_for_everyone' and value = '1') as "isOpenToAll",
  ${isMember ? quotaOf('project_access') : 'null'} as quota,
  case when $6::boolean then (${similar}) end as similar`

/** Public projects of the same category, those of the same city first, then the newest. */
const similar = `
  select json_agg(${PROJECT} order by p.rank)
  from (
    select p.*, row_number() over (order by p.city_id is not distinct from own.city_id desc, p.created_at desc, p.id desc) as rank
    from (select p.id, p.category_id, p.city_id) own join projects p on p.category_id = own.category_id and p.id <> own.id
    where ${IS_PUBLIC} order by rank limit ${SIMILAR}) p`

/** Columns of a `ProjectDetailRow`; `p` is the project, `ask` the request. */
export const DETAIL = { visitor: detail(false), member: detail(true) }
