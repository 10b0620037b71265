import type { ProjectCard } from '#contract/objects.ts'
import type { RequestStatus } from '#domain/property-status.ts'
import { IMAGE, type ImageRow } from '#server/features/properties/public.ts'

/** A project in a list. */
export interface ProjectRow {
  id: number
  slug: string
  title: string
  translatedTitle: string | null
  type: ProjectCard['type']
  city: string | null
  state: string | null
  country: string | null
  location: string
  latitude: number | null
  longitude: number | null
  categoryId: number
  ownerId: number | null
  requestStatus: RequestStatus
  isActive: boolean
  isPromoted: boolean
  createdAt: string
  image: ImageRow | null
  gallery: (ImageRow & { id: number; createdAt: string })[] | null
  owner: {
    id: number
    name: string
    email: string | null
    phone: string | null
    slug: string
    image: ImageRow | null
  } | null
}

/** Whether project `p` is public: active, approved, and its owner not deactivated. */
export const IS_PUBLIC = `(
  p.is_active and p.request_status = 'approved'
  and not exists (select from users x where x.id = p.owner_id and not x.is_active))`

export const IS_FEATURED =
  "exists (select from advertisements x where x.project_id = p.id and x.status = 'approved' and x.is_enabled)"

/** SQL for a `ProjectRow` as JSON from a row `p` of projects; the statement must have a row `ask` with a language. */
export const PROJECT = `
  json_build_object(
    'id', p.id, 'slug', p.slug, 'title', p.title, 'type', p.type, 'city', p.city, 'state', p.state, 'country', p.country,
    'location', p.location, 'latitude', p.latitude, 'longitude', p.longitude, 'categoryId', p.category_id,
    'ownerId', p.owner_id, 'requestStatus', p.request_status, 'isActive', p.is_active, 'createdAt', p.created_at,
    'isPromoted', ${IS_FEATURED},
    'translatedTitle', (select x.title from project_translations x where x.project_id = p.id and x.language_code = ask.language),
    'image', (select ${IMAGE} from media m where m.id = p.image_media_id),
    'gallery', (select json_agg(json_build_object('id', g.id, 'createdAt', g.created_at, 'key', m.key, 'folder', m.folder,
                  'width', m.width, 'height', m.height) order by g.position, g.id)
                from project_gallery g join media m on m.id = g.media_id where g.project_id = p.id),
    'owner', (select json_build_object('id', u.id, 'name', u.name, 'email', u.public_email, 'phone', u.public_phone, 'slug', u.slug,
                'image', (select ${IMAGE} from media m where m.id = u.profile_media_id))
              from users u where u.id = p.owner_id))`
