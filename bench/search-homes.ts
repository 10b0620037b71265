import type { Database } from '#server/db/sql.ts'

/** A property that a search starts from; drawn uniformly, so that places occur as often as they have properties. */
export interface DrawnHome {
  id: number
  city: string
  state: string
  country: string
  latitude: number
  longitude: number
  price: number
  kind: number
  category: number
  title: string
}

export interface Drawn {
  homes: DrawnHome[]
  /** Selectable parameter values, and facilities. */
  options: { id: number; word: string }[]
  facilities: number[]
}

export async function drawHomes(db: Database): Promise<Drawn> {
  const homes = await db<DrawnHome[]>`
    select p.id, p.city, p.state, p.country, p.latitude, p.longitude, l.price::float8 as price, l.kind, l.category_id as category, p.title
    from (select * from listing order by hashint8(id) limit 1500) l join properties p on p.id = l.id order by hashint8(p.id)`
  const options = await db<{ id: number; word: string }[]>`
    select p.id, w.word from parameters p cross join lateral jsonb_array_elements_text(p.type_values) w (word) order by 1, 2`
  const facilities = await db<{ id: number }[]>`select id from facilities order by id`
  return { homes: [...homes], options: [...options], facilities: facilities.map(({ id }) => id) }
}
