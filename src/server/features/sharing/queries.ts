import { maybeOne, one, type Sql } from '#server/db/sql.ts'

/** Data for the link-preview picture of a property. */
export interface SharedHome {
  id: number
  title: string
  /** By language. */
  titles: Record<string, string> | null
  price: number
  rentDuration: string | null
  city: string | null
  country: string | null
  bedrooms: number | null
  bathrooms: number | null
  area: number | null
  image: { key: string; folder: string; width: number } | null
  settings: Record<string, string> | null
  isRtl: boolean
}

/** A public property by its slug; null for any other, so that its existence is not revealed. */
export function findSharedHome(sql: Sql, slug: string): Promise<SharedHome | null> {
  return maybeOne(sql<SharedHome[]>`
    select l.id, p.title, c.card -> 'titles' as titles, l.price::float8 as price, p.rent_duration as "rentDuration", p.city, p.country, l.bedrooms, l.bathrooms, l.area,
      c.card -> 'image' as image, s.settings,
      coalesce((select g.is_rtl from languages g where g.code = s.settings ->> 'default_language'), false) as "isRtl"
    from properties p join listing l on l.id = p.id join listing_cards c on c.id = p.id
    cross join (select json_object_agg(key, value) as settings from settings
      where key in ('company_name', 'currency_symbol', 'currency_code', 'number_with_suffix', 'default_language')) s
    where p.slug = ${slug}`)
}

interface SiteLook {
  language: string
  isRtl: boolean
  settings: Record<string, string> | null
}

/** The site's name in the requested language if it is installed, otherwise in the default language. */
export function findSiteLook(sql: Sql, asked: string | null): Promise<SiteLook> {
  return one(sql<SiteLook[]>`
    select g.code as language, g.is_rtl as "isRtl",
      (select json_object_agg(key, value) from settings where key in ('company_name')) as settings
    from languages g where g.is_active
    order by g.code = ${asked ?? ''} desc, g.code = (select value from settings where key = 'default_language') desc nulls last,
      g.position, g.id limit 1`)
}
