import { maybeOne, type Sql } from '#server/db/sql.ts'

/** What a picture of a home for link previews is made of. */
export interface SharedHome {
  id: number
  price: number
  rentDuration: string | null
  city: string | null
  country: string | null
  bedrooms: number | null
  bathrooms: number | null
  area: number | null
  image: { key: string; folder: string } | null
  settings: Record<string, string> | null
  isRtl: boolean
}

/** A home that everybody may see, by its slug; of any other nothing is told, not even that it is there. */
export function findSharedHome(sql: Sql, slug: string): Promise<SharedHome | null> {
  return maybeOne(sql<SharedHome[]>`
    select l.id, l.price::float8 as price, p.rent_duration as "rentDuration", p.city, p.country, l.bedrooms, l.bathrooms, l.area,
      c.card -> 'image' as image, s.settings,
      coalesce((select g.is_rtl from languages g where g.code = s.settings ->> 'default_language'), false) as "isRtl"
    from properties p join listing l on l.id = p.id join listing_cards c on c.id = p.id
    cross join (select json_object_agg(key, value) as settings from settings
      where key in ('company_name', 'currency_symbol', 'currency_code', 'number_with_suffix', 'default_language')) s
    where p.slug = ${slug}`)
}
