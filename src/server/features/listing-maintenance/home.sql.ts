import type { ImageBase } from '#domain/renditions.ts'
import { IMAGE, type ImageRow, presentLine } from '#server/features/properties/public.ts'

/** A property as shown in the reports. */
export interface HomeRow {
  id: number
  slug: string
  title: string
  image: ImageRow | null
  city: string | null
  country: string | null
  price: number
  isActive: boolean
  createdAt: string
  owner: { id: number; name: string } | null
}

/** JSON of property `p`. */
export const homeJson = (p: string) => `json_build_object(
  'id', ${p}.id, 'slug', ${p}.slug, 'title', ${p}.title, 'city', ${p}.city, 'country', ${p}.country, 'price', ${p}.price,
  'isActive', ${p}.is_active, 'createdAt', ${p}.created_at,
  'image', (select ${IMAGE} from media m where m.id = ${p}.title_media_id),
  'owner', (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = ${p}.owner_id))`

export const presentHome = (row: HomeRow, photos: ImageBase) => ({
  id: row.id,
  ...presentLine(row, photos),
  price: row.price,
  is_active: row.isActive,
  created_at: new Date(row.createdAt).toISOString(),
  owner: row.owner,
})
