import type { Sql } from '#server/db/sql.ts'
import type { DemoProperty } from '../listings.ts'
import type { Stored } from '../outfits.ts'
import { random } from '../random.ts'
import { cities } from '../world/cities.ts'
import { takeIds } from './rows.ts'

/** View image of each city. */
const CITY_VIEWS: Record<string, string> = {
  Lisbon: 'city-european-roofs',
  Paris: 'city-river-bridge',
  Berlin: 'city-canal-brick',
  'New York': 'city-grid-night',
  'Mexico City': 'city-hill-town',
  'São Paulo': 'aerial-tower-cluster',
  'Cape Town': 'city-coast',
  Nairobi: 'city-green-suburbs',
  Dubai: 'city-desert',
  Mumbai: 'city-tropical-bay',
  Tokyo: 'city-dense-asia',
  Sydney: 'city-nordic-harbour',
}

/** Section titles of the home page. */
const SECTION_TITLES: Record<string, string> = {
  categories_section: 'What are you looking for?',
  featured_properties_section: 'Featured homes',
  nearby_properties_section: 'Homes near you',
  properties_by_cities_section: 'Homes by city',
  most_viewed_properties_section: 'Most viewed',
  featured_projects_section: 'Featured projects',
  most_liked_properties_section: 'Most saved',
  agents_list_section: 'Agents you can talk to',
  premium_properties_section: 'Premium homes',
  projects_section: 'New projects',
  user_recommendations_section: 'Chosen for you',
  articles_section: 'Worth reading',
  faqs_section: 'Good questions',
}

/** Images of the pages: sliders, cities, articles and link previews. */
export async function decorateSite(
  sql: Sql,
  pictures: readonly Stored[],
  listings: readonly DemoProperty[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const of = (...kinds: string[]) => kinds.flatMap((kind) => pictures.filter((picture) => picture.kind === kind))
  const heroes = of('hero', 'exterior', 'aerial', 'living')
  if (heroes.length === 0) return
  await putSliders(sql, heroes, listings, ids)
  await putBanners(sql, of('aerial', 'exterior', 'hero'))
  const views = of('city', 'aerial', 'exterior')
  for (const [index, city] of cities.entries()) {
    const isIt = ({ file, alt }: Stored) => `${file} ${alt}`.toLowerCase().includes(city.name.toLowerCase())
    const view =
      views.find(({ file }) => file.startsWith(CITY_VIEWS[city.name] ?? '-')) ??
      views.find(isIt) ??
      views[index % views.length]
    if (view) await putCityImage(sql, city.name, view)
  }
  const scenes = random(17).sample(of('living', 'kitchen', 'study', 'dining', 'garden', 'balcony', 'bedroom'), 60)
  const articles = await sql<{ id: number }[]>`
    select a.id from articles a left join media m on m.id = a.media_id
    where m.id is null or m.original_name like 'demo/%' order by a.id desc`
  for (const [index, { id }] of articles.entries()) {
    const scene = scenes[index % scenes.length]
    if (scene) await sql`update articles set media_id = ${scene.mediaId} where id = ${id}`
  }
  for (const [type, title] of Object.entries(SECTION_TITLES))
    await sql`update homepage_sections set title = ${title} where type = ${type}`
  await sql`
    update seo_pages s set media_id = ${heroes[0]!.mediaId}
    where s.media_id is null or exists (select from media m where m.id = s.media_id and m.original_name like 'demo/%')`
}

async function putCityImage(sql: Sql, city: string, view: Stored) {
  await sql`
    insert into city_images (area_id, media_id)
    select city_id, ${view.mediaId} from properties where city = ${city} and city_id is not null limit 1
    on conflict (area_id) do update set media_id = excluded.media_id`
}

async function putSliders(
  sql: Sql,
  heroes: readonly Stored[],
  listings: readonly DemoProperty[],
  ids: ReadonlyMap<string, number>,
) {
  await sql`delete from sliders s using media m where m.id = s.media_id and m.original_name like 'demo/%'`
  const star =
    listings.findLast(
      ({ category, isPremium, advert, isPrivate }) =>
        category === 'villa' && !isPremium && !isPrivate && advert === 'approved',
    ) ??
    listings.findLast(
      ({ requestStatus, isActive, isPremium, isPrivate, propertyType }) =>
        requestStatus === 'approved' && isActive && !isPremium && !isPrivate && propertyType === 'sell',
    )!
  const [villas] = await sql<{ id: number }[]>`select id from categories where slug = 'villa'`
  const slides = [
    { type: 'image', category_id: null, property_id: null, link: null },
    { type: 'property', category_id: null, property_id: ids.get(star.slug)!, link: null },
    { type: 'category', category_id: villas!.id, property_id: null, link: null },
    { type: 'link', category_id: null, property_id: null, link: '/all-projects' },
  ]
  const numbers = await takeIds(sql, 'sliders', slides.length)
  for (const [position, slide] of slides.entries()) {
    const media = heroes[position % heroes.length]!.mediaId
    await sql`insert into sliders ${sql({ id: numbers[position]!, ...slide, media_id: media, web_media_id: media, show_property_details: slide.type === 'property', position })}`
  }
}

/** Ad banners for the site itself. */
const BANNERS = [
  {
    ...{ title: 'New homes by the water: see what is being built', page: 'homepage', placement: 'above_footer' },
    ...{ link: '/all-projects', picture: 'aerial-waterfront' },
    spanish: 'Viviendas nuevas junto al agua: vea lo que se construye',
  },
  {
    ...{ title: 'Thinking of selling? Talk to an agent near you', page: 'property_listing', placement: 'above_footer' },
    ...{ link: '/all-agents', picture: 'aerial-suburb-street' },
    spanish: '¿Piensa vender? Hable con un agente cercano',
  },
] as const

async function putBanners(sql: Sql, pictures: readonly Stored[]) {
  await sql`
    delete from content_translations x using ad_banners b join media m on m.id = b.media_id
    where x.subject = 'ad_banner' and x.subject_id = b.id and m.original_name like 'demo/%'`
  await sql`delete from ad_banners b using media m where m.id = b.media_id and m.original_name like 'demo/%'`
  const numbers = await takeIds(sql, 'ad_banners', BANNERS.length)
  for (const [at, { picture, spanish, ...banner }] of BANNERS.entries()) {
    const { mediaId } = pictures.find(({ file }) => file.startsWith(picture)) ?? pictures[at % pictures.length]!
    const [taken] = await sql`
      select from ad_banners where page = ${banner.page} and placement = ${banner.placement} and platform = 'web' and is_active`
    if (taken) continue
    const row = { id: numbers[at]!, ...banner, platform: 'web', type: 'link', media_id: mediaId }
    await sql`insert into ad_banners ${sql(row)}`
    await sql`
      insert into content_translations (subject, subject_id, field, language_code, value)
      values ('ad_banner', ${row.id}, 'title', 'es', ${spanish})`
  }
}
