import { beforeAll, describe, expect, test } from 'vitest'
import type { HomepageSection } from '#contract/homepage.ts'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import {
  daysAgo,
  makeAdvertisement,
  makeCategory,
  makeImage,
  makeProject,
  makeProperty,
  makeUser,
} from '#test/support/make.ts'

const { call, db, app } = await testApp()

const LISBON = { latitude: 38.7223, longitude: -9.1393 }
const TOKYO = { city: 'Tokyo', state: 'Tokyo', country: 'Japan', latitude: 35.6762, longitude: 139.6503 }

type Type = HomepageSection['type']
const sectionsOf = async (input = {}, as?: { id: number }) => {
  const { data, status } = await call('homepageData', input, as)
  expect(status).toBe(200)
  const section = <T extends Type>(type: T) =>
    data.sections.find((s) => s.type === type) as Extract<HomepageSection, { type: T }> | undefined
  return { ...data, section }
}
const titlesOf = (section?: { data: { title: string }[] }) => section?.data.map(({ title }) => title)

let villa: { id: number }
let agent: { id: number }

beforeAll(async () => {
  villa = await makeCategory(db, { name: 'Villa', slug: 'villa' })
  await makeCategory(db, { name: 'Forgotten', is_active: false })
  agent = await makeUser(db, { name: 'Ana', verification: 'success' })
  const busy = await makeUser(db, { name: 'Bruno' })
  await makeUser(db, { name: 'Desk', role: 'admin' })
  const home = { category_id: villa.id }
  await makeProperty(db, { ...home, title: 'Viewed', view_count: 50, owner_id: busy.id })
  await makeProperty(db, { ...home, title: 'Liked', favourite_count: 9, owner_id: busy.id })
  await makeProperty(db, {
    ...home,
    title: 'Promoted',
    gallery: 7,
    isPromoted: true,
    owner_id: agent.id,
    created_at: daysAgo(1),
  })
  await makeProperty(db, { ...home, title: 'Premium', is_premium: true, created_at: daysAgo(2) })
  await makeProperty(db, {
    ...home,
    ...TOKYO,
    title: 'Far',
    isPromoted: true,
    view_count: 99,
    price: 90_000,
    created_at: daysAgo(3),
  })
  await makeProperty(db, { ...home, title: 'Hidden', isPromoted: true, is_active: false, view_count: 1000 })
  const project = await makeProject(db, { category_id: villa.id, title: 'Court', owner_id: agent.id })
  await makeProject(db, { category_id: villa.id, title: 'Unborn', is_active: false })
  await makeProject(db, { category_id: villa.id, title: 'Tower', ...TOKYO, created_at: daysAgo(30) })
  await makeAdvertisement(db, { project_id: project.id })
  for (let i = 1; i <= 6; i++) {
    await db`insert into faqs (question, answer) values (${`Question ${i}`}, 'Yes.')`
    await db`insert into articles (slug, title, description, created_at) values (${`article-${i}`}, ${`Article ${i}`}, '<p>Read.</p>', ${daysAgo(i)})`
  }
  await db`insert into faqs (question, answer, is_active) values ('Silent', 'No.', false)`
})

describe('the homepage', () => {
  test('has the active sections in the stored order and with the stored titles', async () => {
    proves('7.51')
    const { sections } = await sectionsOf()
    const rows = await db<
      { type: string; title: string }[]
    >`select type, title from homepage_sections order by sort_order`
    expect(sections.map(({ type, title }) => ({ type, title }))).toEqual([...rows])
  })

  test('leaves out inactive sections and uses the requested language', async () => {
    await db`update homepage_sections set is_active = false where type = 'faqs_section'`
    const response = await app.inject({ url: '/api/homepage-data', headers: { 'content-language': 'es' } })
    const { sections } = response.json().data
    expect(sections.map((s: { type: string }) => s.type)).not.toContain('faqs_section')
    expect(sections.find((s: { type: string }) => s.type === 'categories_section')).toMatchObject({
      title: 'Categories',
      translated_title: 'Categorías',
    })
    await db`update homepage_sections set is_active = true where type = 'faqs_section'`
  })

  test('shows promoted, premium, most viewed and most saved properties, and no hidden one', async () => {
    const { section } = await sectionsOf()
    expect(titlesOf(section('featured_properties_section'))).toEqual(['Promoted', 'Far'])
    expect(titlesOf(section('premium_properties_section'))).toEqual(['Premium'])
    expect(titlesOf(section('most_viewed_properties_section'))).toEqual(['Far', 'Viewed'])
    expect(section('most_liked_properties_section')!.data).toMatchObject([{ title: 'Liked', favourite_count: 9 }])
    const [promoted] = section('featured_properties_section')!.data
    expect(promoted).not.toHaveProperty('favourite_count')
    expect(promoted!.gallery).toHaveLength(5)
    expect(promoted!.gallery[0]).not.toHaveProperty('blur')
  })

  test('counts the properties of categories around the chosen place, and everywhere if none are near', async () => {
    const countAt = async (place: object) =>
      (await sectionsOf(place)).section('categories_section')!.data.map(({ properties_count }) => properties_count)
    const [everywhere] = await countAt({})
    const [near] = await countAt({ ...LISBON, radius: 20 })
    expect(near).toBe(everywhere! - 1)
    expect(await countAt({ latitude: -60, longitude: 0, radius: 20 })).toEqual([everywhere])
  })

  test('counts the properties of categories and cities', async () => {
    const { section } = await sectionsOf()
    expect(section('categories_section')!.data).toMatchObject([
      {
        category: 'Villa',
        slug_id: 'villa',
        properties_count: 5,
        image: 'http://lintel.test/category-icons/villa.svg',
      },
    ])
    expect(section('properties_by_cities_section')!.data).toMatchObject([
      { City: 'Lisbon', Count: 4, country: 'Portugal', image: '' },
      { City: 'Tokyo', Count: 1 },
    ])
  })

  test('lists the site first, then verified agents, then those with most listings', async () => {
    const { section } = await sectionsOf()
    expect(section('agents_list_section')!.data).toMatchObject([
      { name: 'Desk', is_admin: true, property_count: 2, projects_count: 1, total_count: 3 },
      { name: 'Ana', is_admin: false, is_verified: true, property_count: 1, projects_count: 1, total_count: 2 },
      { name: 'Bruno', is_verified: false, property_count: 2, total_count: 2 },
    ])
  })

  test('shows projects, featured projects, five articles and five FAQs, newest first', async () => {
    const { section } = await sectionsOf()
    expect(titlesOf(section('projects_section'))).toEqual(['Court', 'Tower'])
    expect(section('featured_projects_section')!.data).toMatchObject([
      { title: 'Court', is_promoted: true, gallary_images: [], customer: { name: 'Ana' } },
    ])
    expect(titlesOf(section('articles_section'))).toEqual([
      'Article 6',
      'Article 5',
      'Article 4',
      'Article 3',
      'Article 2',
    ])
    expect(section('faqs_section')!.data.map(({ question }) => question)).toHaveLength(5)
  })

  test('shows at most twelve items per section', async () => {
    await db`update properties set view_count = 1 where title = 'Liked'`
    for (let i = 0; i < 15; i++)
      await makeProperty(db, { category_id: villa.id, view_count: 200 + i, title: `Many ${i}` })
    const { section } = await sectionsOf()
    expect(section('most_viewed_properties_section')!.data).toHaveLength(12)
    await db`delete from properties where title like 'Many %'`
  })
})

describe('the homepage near a place', () => {
  test('shows only listings within the radius, with their distance', async () => {
    proves('7.51')
    const page = await sectionsOf({ ...LISBON, radius: 20 })
    expect(page.homepage_location_data_available).toBe(true)
    expect(titlesOf(page.section('featured_properties_section'))).toEqual(['Promoted'])
    expect(titlesOf(page.section('most_viewed_properties_section'))).not.toContain('Far')
    expect(page.section('featured_properties_section')!.data[0]).toMatchObject({ distance: 0 })
    expect(titlesOf(page.section('projects_section'))).toEqual(['Court'])
    expect(page.section('nearby_properties_section')!.data).toHaveLength(4)
  })

  test('shows all listings when none is near, and reports that no local data is available', async () => {
    const page = await sectionsOf({ latitude: 0, longitude: -140, radius: 50 })
    expect(page.homepage_location_data_available).toBe(false)
    expect(titlesOf(page.section('featured_properties_section'))).toEqual(['Promoted', 'Far'])
    expect(page.section('featured_properties_section')!.data[0]).not.toHaveProperty('distance')
    expect(page.section('nearby_properties_section')!.data).toEqual([])
  })

  test('reports that data is available when no place is sent', async () => {
    expect((await sectionsOf()).homepage_location_data_available).toBe(true)
  })

  test.each([
    { latitude: 91, longitude: 0 },
    { latitude: 10 },
    { ...LISBON, radius: -1 },
    { latitude: 'north', longitude: 1 },
  ])('%j is refused', async (input) => {
    expect(await call('homepageData', input as object)).toMatchObject({ status: 400, error: true })
  })
})

describe('the personalised homepage', () => {
  test('of a visitor has neither nearby properties nor recommendations', async () => {
    const { section } = await sectionsOf()
    expect(section('nearby_properties_section')!.data).toEqual([])
    expect(section('user_recommendations_section')!.data).toEqual([])
  })

  test('of a user has properties in the user’s city and marks favourites', async () => {
    const member = await makeUser(db, { city: 'tokyo' })
    await db`insert into favourites (user_id, property_id) select ${member.id}, id from properties where title = 'Far'`
    const { section } = await sectionsOf({}, member)
    expect(section('nearby_properties_section')!.data).toMatchObject([{ title: 'Far', is_favourite: 1 }])
    expect((await sectionsOf()).section('featured_properties_section')!.data[1]).toMatchObject({
      title: 'Far',
      is_favourite: 0,
    })
    await db`delete from favourites`
  })

  test.each([
    [{ category_ids: [-1] }, []],
    [{ max_price: 100_000 }, ['Far']],
    [{ property_types: ['rent'] }, []],
    [{ city: 'Tokyo', property_types: ['sell'] }, ['Far']],
    [{ facility_ids: [-1] }, []],
  ])('of a user with the preferences %j recommends %j', async (likes, titles) => {
    const member = await makeUser(db)
    await db`insert into property_preferences ${db({ user_id: member.id, ...likes })}`
    expect(titlesOf((await sectionsOf({}, member)).section('user_recommendations_section'))).toEqual(titles)
  })
})

test('the homepage limit cuts every section, and more than twelve is refused', async () => {
  const whole = await sectionsOf()
  const { sections } = await sectionsOf({ limit: 1 })
  const cut = whole.sections.map(({ type, data }) => [type, data.slice(0, 1)])
  expect(sections.map(({ type, data }) => [type, data])).toEqual(cut)
  expect(whole.sections.some(({ data }) => data.length > 1)).toBe(true)
  expect((await sectionsOf({ limit: 1, ...LISBON })).sections.every(({ data }) => data.length <= 1)).toBe(true)
  expect(await call('homepageData', { limit: 13 })).toMatchObject({ error: true })
})

describe('the homepage in parts', () => {
  test('has the content of the whole homepage', async () => {
    const whole = await sectionsOf()
    const { data: properties } = await call('getHomepageProperties', {})
    const { data: projects } = await call('getHomepageProjects', {})
    const { data: content } = await call('getHomepageContent', {})
    const { data: cities } = await call('getHomepageCities', {})
    const same = (part: { section_id: number | null; data: unknown[] }, type: Type) => {
      const { id, data } = whole.section(type)!
      expect(part).toMatchObject({ section_id: id, data })
    }
    same(properties.premium_properties, 'premium_properties_section')
    same(properties.most_viewed_properties, 'most_viewed_properties_section')
    same(properties.most_liked_properties, 'most_liked_properties_section')
    same(properties.featured_properties, 'featured_properties_section')
    same(projects.projects, 'projects_section')
    same(projects.featured_projects, 'featured_projects_section')
    same(content.categories, 'categories_section')
    same(content.agents, 'agents_list_section')
    same(content.articles, 'articles_section')
    same(content.faqs, 'faqs_section')
    expect(content.slider.data).toEqual(whole.slider_section)
    same(cities, 'properties_by_cities_section')
    expect(properties.location_based_data).toBe(true)
    const heads = (await call('getHomepageSections', {})).data
    const shown = whole.sections.map(({ id, type }) => [id, type])
    expect(heads.map(({ id, type }) => [id, type])).toEqual([...shown, [0, 'properties_on_map_section']])
  })

  test('reports that nothing is near, and ignores a radius without a point', async () => {
    const far = await call('getHomepageProperties', { latitude: 0, longitude: -140, radius: 50 })
    expect(far.data.location_based_data).toBe(false)
    expect((await call('getHomepageProperties', { radius: 1 })).data.location_based_data).toBe(true)
    expect(await call('getHomepageProperties', { latitude: 1 })).toMatchObject({ status: 400 })
  })

  test('has the map with the homes near a point, or all', async () => {
    const titles = async (input = {}) => {
      const { data, location_based_data_available } = await call('getHomepageMap', input)
      return [data.data.map(({ title }) => title).sort(), location_based_data_available]
    }
    const all = ['Far', 'Liked', 'Premium', 'Promoted', 'Viewed']
    expect(await titles()).toEqual([all, true])
    expect(await titles({ ...LISBON, radius: 20 })).toEqual([all.slice(1), true])
    expect(await titles({ latitude: 0, longitude: -140, radius: 50 })).toEqual([all, false])
    await db`insert into homepage_sections (type, title, sort_order, is_active) values ('properties_on_map_section', 'Map', 99, false)`
    expect(await titles()).toEqual([[], true])
    expect((await call('getHomepageSections', {})).data.map(({ type }) => type)).not.toContain(
      'properties_on_map_section',
    )
    await db`delete from homepage_sections where type = 'properties_on_map_section'`
  })

  test('has empty content for an inactive section', async () => {
    await db`update homepage_sections set is_active = false where type = 'faqs_section'`
    expect((await call('getHomepageContent', {})).data.faqs).toEqual({ section_id: null, data: [] })
    await db`update homepage_sections set is_active = true where type = 'faqs_section'`
  })
})

describe('homepage slides', () => {
  test('link to their target and are left out when it is not public', async () => {
    const [image, wide] = [
      await makeImage(db, { folder: 'slider', alt: 'Evening sun' }),
      await makeImage(db, { folder: 'slider', width: 1600, height: 800 }),
    ]
    const [home] = await db<{ id: number }[]>`select id from properties where title = 'Premium'`
    const [hidden] = await db<{ id: number }[]>`select id from properties where title = 'Hidden'`
    const slides: Record<string, unknown>[] = [
      { type: 'image', position: 1, web_media_id: wide.id },
      { type: 'category', position: 2, category_id: villa.id },
      { type: 'property', position: 3, property_id: home!.id, show_property_details: true },
      { type: 'property', position: 4, property_id: hidden!.id },
      { type: 'link', position: 5, link: '/about-us' },
    ]
    for (const slide of slides) await db`insert into sliders ${db({ media_id: image.id, ...slide })}`
    const { slider_section } = await sectionsOf()
    expect(slider_section).toMatchObject([
      { slider_type: '1', type: 'Only Image', title: 'Evening sun', width: 1600, category: null, property: null },
      { slider_type: '2', category: { slug_id: 'villa' } },
      {
        slider_type: '3',
        show_property_details: 1,
        property: { title: 'Premium', gallery: [], documents: [], is_favourite: 0 },
      },
      { slider_type: '4', link: '/about-us' },
    ])
    expect(slider_section[0]!.web_image).toContain(wide.key)
  })
})
