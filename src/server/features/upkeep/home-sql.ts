import { IMAGE, type ImageRow, presentLine } from '#server/features/properties/public.ts'

/** A home as the reports show it. */
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

/** The home `p` as JSON. */
export const homeJson = (p: string) => `json_build_object(
  'id', ${p}.id, 'slug', ${p}.slug, 'title', ${p}.title, 'city', ${p}.city, 'country', ${p}.country, 'price', ${p}.price,
  'isActive', ${p}.is_active, 'createdAt', ${p}.created_at,
  'image', (select ${IMAGE} from media m where m.id = ${p}.title_media_id),
  'owner', (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = ${p}.owner_id))`

export const presentHome = (row: HomeRow, origin: string) => ({
  id: row.id,
  ...presentLine(row, origin),
  price: row.price,
  is_active: row.isActive,
  created_at: new Date(row.createdAt).toISOString(),
  owner: row.owner,
})
