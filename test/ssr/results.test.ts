import { resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { daysAgo, makeCategory, makeParameter, makeProperty, makeUser } from '#test/support/make.ts'

const app = await testApp({ site: { buildDir: resolve('build') } })

async function visit(url: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: answered, body } = await app.inject({ url, headers })
  return { status: statusCode, headers: answered, html: body }
}
const homesIn = (html: string) => [...html.matchAll(/href="\/properties-details\/([^"]+)"/g)].map(([, slug]) => slug)
const linkOf = (html: string, rel: string) => new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(html)?.[1]
const h1Of = (html: string) => /<h1[^>]*>([^<]*)</.exec(html)?.[1]

let villa: { id: number }
let year: { id: number }

beforeAll(async () => {
  villa = await makeCategory(app.db, { name: 'Villa', slug: 'villa' })
  const { id: studio } = await makeCategory(app.db, { name: 'Studio', slug: 'studio' })
  for (let n = 1; n <= 30; n++)
    await makeProperty(app.db, { slug: `flat-${n}`, category_id: studio, price: n * 1000, created_at: daysAgo(n) })
  year = await makeParameter(app.db, villa.id, { name: 'Year built', type_of_parameter: 'number' })
  const porto = { city: 'Porto', state: 'Norte', latitude: 41.15, longitude: -8.61, category_id: villa.id }
  await makeProperty(app.db, {
    ...porto,
    slug: 'river-villa',
    title: 'River <b>villa</b>',
    isPromoted: true,
    values: { [year.id]: '1987' },
  })
  await makeProperty(app.db, {
    ...porto,
    slug: 'hill-villa',
    property_type: 'rent',
    price: 900,
    is_premium: true,
    values: { [year.id]: '2004' },
  })
  await makeProperty(app.db, { ...porto, slug: 'hidden-villa', is_active: false })
})

describe('the map beside the list', () => {
  const path = '/properties/all-properties'
  const mapIn = (html: string) => html.includes('class="results-map"')

  test('gives its width to the list where visitors may not see it, with one sign-in link', async () => {
    proves('6.2')
    const { html } = await visit(`${path}?type=sell`)
    expect(mapIn(html)).toBe(false)
    expect(html).not.toContain('class="map-button"')
    expect(html).not.toMatch(/class="results-split" data-map/)
    const links = [...html.matchAll(/<a href="([^"]+)"[^>]*>(?:(?!<\/a>).)*Sign in to see these homes on a map/gs)]
    expect(links.map(([, href]) => href)).toEqual([`/sign-in?next=${encodeURIComponent(`${path}?type=sell`)}`])
  })

  test('is shown to a signed-in user', async () => {
    const session = await app.tokenOf(await makeUser(app.db))
    const { html } = await visit(path, { cookie: `session=${session}` })
    expect([mapIn(html), html.includes('Sign in to see these homes')]).toEqual([true, false])
    expect(html).toContain('class="map-button"')
  })

  test('is shown to a visitor where visitors may see it', async () => {
    const open = await testApp({ site: { buildDir: resolve('build') } })
    await open.db`insert into settings (key, value) values ('map_for_visitors', '1') on conflict (key) do update set value = '1'`
    const { body } = await open.inject({ url: path })
    expect([mapIn(body), body.includes('Sign in to see these homes')]).toEqual([true, false])
  })
})

describe('every results address', () => {
  test.each([
    ['/properties/all-properties', 'Homes', 24],
    ['/properties/all-properties?page=2', 'Homes', 8],
    ['/properties/all-properties?type=rent', 'Homes for rent', 1],
    ['/properties/categories/villa', 'Villa · Homes', 2],
    ['/properties/city/Porto', 'Homes in Porto', 2],
    ['/properties/city/porto?type=sell', 'Homes for sale in Porto', 1],
    ['/featured-properties', 'Featured homes', 1],
    ['/premium-properties', 'Premium homes', 1],
    ['/most-viewed-properties', 'Most viewed homes', 24],
    ['/most-favorite-properties', 'Most saved homes', 24],
    ['/search?q=river', 'Homes for “river”', 1],
    ['/properties/all-properties?latitude=41.15&longitude=-8.61', 'Homes in this area', 2],
    ['/search', 'Homes', 24],
  ])('%s is titled “%s” and lists %i without script', async (path, title, count) => {
    proves('2.14', '2.16', '2.17', '2.18')
    const { status, html } = await visit(path)
    expect(status).toBe(200)
    expect(h1Of(html)).toBe(title)
    expect(homesIn(html)).toHaveLength(count)
    expect(html).toMatch(/<form[^>]*id="filters"[^>]*method="get"/)
  })

  test('has all filters as form fields, the bounds of a number too', async () => {
    const { html } = await visit(`/properties/city/Porto?more=1&p=${year.id}~1990..`)
    const field = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0]
    expect(field(`p${year.id}_min`)).toContain('value="1990"')
    expect(field(`p${year.id}_max`)).toContain('value=""')
    // Sent twice, the first value would override the one typed now.
    expect(field('p')).toBeUndefined()
    const sent = await visit(`/properties/all-properties?city=Porto&p${year.id}_min=1980&p${year.id}_max=1990&near=`)
    expect(homesIn(sent.html)).toEqual(['river-villa'])
    expect(linkOf(sent.html, 'canonical')).toBe(`http://lintel.test/properties/city/Porto?p=${year.id}~1980..1990`)
  })

  test('leaves out hidden homes and escapes owners’ markup', async () => {
    const { html } = await visit('/properties/city/Porto')
    expect(homesIn(html).sort()).toEqual(['hill-villa', 'river-villa'])
    expect(html).not.toContain('<b>villa</b>')
  })

  test('has nearby cities as tiles with counts that link to their homes', async () => {
    const { status, html } = await visit('/properties-nearby-city')
    expect(status).toBe(200)
    expect(html).toContain('href="/properties/city/Porto?country=Portugal"')
    expect(html).toContain('30 homes')
  })
})

describe('search engines', () => {
  test('a page has one canonical address and links to its neighbours', async () => {
    const first = (await visit('/properties/all-properties?utm=1&page=1')).html
    expect(linkOf(first, 'canonical')).toBe('http://lintel.test/properties/all-properties')
    expect(linkOf(first, 'prev')).toBeUndefined()
    expect(linkOf(first, 'next')).toBe('http://lintel.test/properties/all-properties?page=2')
    const second = (await visit('/properties/all-properties?page=2')).html
    expect(linkOf(second, 'canonical')).toBe('http://lintel.test/properties/all-properties?page=2')
    expect(linkOf(second, 'prev')).toBe('http://lintel.test/properties/all-properties')
    expect(linkOf(second, 'next')).toBeUndefined()
    expect(second).toContain('<title>Homes, page 2 · ')
  })

  test('another spelling of the same search has the same canonical address', async () => {
    const { html } = await visit(`/properties/all-properties?city=Porto&category=${villa.id}`)
    expect(linkOf(html, 'canonical')).toBe(`http://lintel.test/properties/city/Porto?category=${villa.id}`)
  })

  test.each([
    ['/properties/city/Porto?type=sell', false],
    ['/properties/city/Porto?beds=2', true],
    ['/properties/all-properties?sort=price_low', true],
    ['/search?q=river', true],
    ['/properties/city/Atlantis', true],
  ])('%s is marked noindex: %s', async (path, isLeftOut) => {
    const { html } = await visit(path)
    expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(isLeftOut)
  })

  test('the list has structured data', async () => {
    const { html } = await visit('/properties/all-properties?page=2')
    const facts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, text]) =>
      JSON.parse(text!),
    )
    expect(facts.map((fact) => fact['@type'])).toEqual(['ItemList', 'BreadcrumbList'])
    expect(facts[0]).toMatchObject({ numberOfItems: 32 })
    expect(facts[0].itemListElement[0]).toMatchObject({ position: 25 })
    expect(facts[0].itemListElement[0].url).toMatch(/^http:\/\/lintel\.test\/properties-details\//)
  })
})

describe('invalid searches', () => {
  test.each([
    ['/properties/categories/nothing', 404],
    ['/properties/all-properties?page=99', 404],
    ['/properties/all-properties?page=100000', 400],
    ['/properties/all-properties?since=5', 400],
    ['/properties/all-properties?min_price=-5', 400],
    ['/properties/all-properties?box=1,2', 400],
    ['/properties/all-properties?areas=%00', 400],
    [`/properties/city/${'a'.repeat(300)}`, 400],
    ['/properties/city/%00', 400],
    ['/search?q=%00', 400],
    [`/search?q=${'a'.repeat(400)}`, 400],
    ['/properties/all-properties?min_price=9&max_price=1', 200],
    ['/properties/all-properties?category=x&beds=two&sort=random', 200],
  ])('%s answers %i with a designed page', async (path, status) => {
    const answer = await visit(path)
    expect(answer.status).toBe(status)
    expect(answer.html).toContain('id="content"')
    if (status === 400) expect(answer.html).toContain('<meta name="robots" content="noindex"/>')
  })

  test('an empty result suggests a filter to remove and its link', async () => {
    const { html } = await visit('/properties/city/Porto?beds=9')
    expect(html).toContain('No homes match your filters')
    expect(html).toMatch(/<a[^>]*href="\/properties\/city\/Porto"[^>]*>2 homes without “9 bedrooms or more”</)
  })
})

describe('addresses of other clients', () => {
  test.each([
    ['/properties', '/properties/all-properties'],
    ['/properties/category/villa', '/properties/categories/villa'],
    ['/properties/most-favourite-properties?page=2', '/most-favorite-properties?page=2'],
    ['/featured-properties/', '/featured-properties'],
    ['/properties/city/Porto/', '/properties/city/Porto'],
  ])('%s moved permanently to %s', async (from, to) => {
    const { status, headers } = await visit(from)
    expect(status).toBe(301)
    expect(headers.location).toBe(to)
  })
})

test('a sentence becomes filters', async () => {
  const { status, headers } = await visit('/search?q=villa+in+Porto+under+300k')
  expect(status).toBe(302)
  const query = `type=sell&category=${villa.id}&max_price=300000&words=villa+in+Porto+under+300k`
  expect(headers.location).toBe(`/properties/city/Porto?${query}`)
})

test('popular lists are cached for a few seconds, others are not', async () => {
  const popular = '/properties/city/Porto?country=Portugal'
  const particular = '/properties/city/Porto?country=Portugal&max_price=1000'
  expect(homesIn((await visit(popular)).html)).toContain('hill-villa')
  expect(homesIn((await visit(particular)).html)).toContain('hill-villa')
  await app.db`update properties set is_active = false where slug = 'hill-villa'`
  expect(homesIn((await visit(popular)).html)).toContain('hill-villa')
  expect(homesIn((await visit(particular)).html)).not.toContain('hill-villa')
})
