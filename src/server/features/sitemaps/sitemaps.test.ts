import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { daysAgo, makeCategory, makeProject, makeProperty, makeUser } from '#test/support/make.ts'
import { MAX_URLS } from './kinds.sql.ts'
import { sitemapIndex } from './sitemap.ts'

const { inject, db } = await testApp()

beforeAll(async () => {
  const flats = await makeCategory(db, { name: 'Flat', slug: 'flat' })
  await makeCategory(db, { name: 'Empty', slug: 'empty' })
  await makeCategory(db, { name: 'Closed', slug: 'closed', is_active: false })
  const agency = await makeUser(db, { slug: 'good-agency', account_kind: 'agency' })
  const owner = await makeUser(db, { slug: 'private-owner', account_kind: 'owner' })
  const gone = await makeUser(db, { slug: 'gone-agency', account_kind: 'agency', is_active: false })
  const own = { category_id: flats.id }
  await makeProperty(db, {
    ...own,
    slug: 'first-&-best',
    owner_id: agency.id,
    city: 'Sao "P" & Q',
    updated_at: daysAgo(2),
  })
  await makeProperty(db, { ...own, id: MAX_URLS, slug: 'on-the-edge', owner_id: owner.id })
  await makeProperty(db, { ...own, id: 3 * MAX_URLS + 7, slug: 'far-away' })
  await makeProperty(db, { ...own, id: 5 * MAX_URLS, slug: 'secret-hidden', is_active: false })
  for (const hidden of [
    { is_private: true },
    { request_status: 'pending' },
    { property_type: 'sold' },
    { property_type: 'rented' },
    { owner_id: gone.id },
  ])
    await makeProperty(db, {
      ...own,
      slug: `secret-${JSON.stringify(hidden).replaceAll(/\W/g, '')}`,
      city: 'Nowhere',
      ...hidden,
    })
  await db`insert into articles (slug, title, description) values ('floor-plans', 'Plans', '')`
  await makeProject(db, { ...own, slug: 'open-project' })
  await makeProject(db, { ...own, slug: 'secret-project', is_active: false })
  await makeProject(db, { ...own, slug: 'secret-project-2', request_status: 'pending' })
  await makeProject(db, { ...own, slug: 'secret-project-3', owner_id: gone.id })
})

const get = (url: string, headers: Record<string, string> = {}) => inject({ url, headers })
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!.replace('http://lintel.test', ''))

test('the index lists one file for each id range that has a row', async () => {
  const answer = await get('/sitemap.xml')
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(locations(answer.body)).toEqual([
    '/sitemaps/pages-0.xml',
    '/sitemaps/categories-0.xml',
    '/sitemaps/cities-0.xml',
    '/sitemaps/homes-0.xml',
    '/sitemaps/homes-1.xml',
    '/sitemaps/homes-3.xml',
    '/sitemaps/projects-0.xml',
    '/sitemaps/articles-0.xml',
    '/sitemaps/agents-0.xml',
  ])
})

test('the files together contain every public page once, and nothing else', async () => {
  const files = locations((await get('/sitemap.xml')).body)
  const all: string[] = []
  for (const file of files) all.push(...locations((await get(file)).body))
  expect(all.filter((url) => /properties-details/.test(url)).sort()).toEqual([
    '/properties-details/far-away',
    '/properties-details/first-%26-best',
    '/properties-details/on-the-edge',
  ])
  expect(all).toContain('/properties/categories/flat')
  expect(all).toContain('/properties/city/Sao%20%22P%22%20%26%20Q?country=Portugal')
  expect(all).toContain('/agent-details/good-agency')
  expect(all).toContain('/project-details/open-project')
  expect(all).toContain('/all-agents')
  expect(all.filter((url) => /secret|private-owner|gone|Nowhere|empty|closed/.test(url))).toEqual([])
  expect(all).toHaveLength(new Set(all).size)
})

test('an entry has the time of its last change', async () => {
  expect((await get('/sitemaps/homes-0.xml')).body).toContain(
    `<loc>http://lintel.test/properties-details/first-%26-best</loc><lastmod>${daysAgo(2).toISOString()}</lastmod>`,
  )
})

test('a file with more rows than one batch contains each of them once', async () => {
  await db`
    insert into listing_totals (dimension, id, count)
    select 'city', area_of('city', null, 'Town ' || n), 1 from generate_series(1, 4500) n`
  const urls = locations((await get('/sitemaps/cities-0.xml')).body).filter((url) => url.includes('Town'))
  expect(urls).toHaveLength(4500)
  expect(new Set(urls).size).toBe(4500)
})

test.each([
  'homes-x',
  'homes-',
  'homes',
  'constructor-0',
  '__proto__-0',
  'homes-00',
  'homes-99999999999',
  '..%2f..%2fetc',
])('file %s is not found', async (name) => {
  expect((await get(`/sitemaps/${name}.xml`)).statusCode).toBe(404)
})

test('names are escaped', () => {
  expect(sitemapIndex([`a&b<c>"d'`], 'http://lintel.test')).toContain(
    '<loc>http://lintel.test/sitemaps/a&amp;b&lt;c&gt;&quot;d&apos;.xml</loc>',
  )
})

test('a file without rows is an empty list', async () => {
  const answer = await get('/sitemaps/homes-2.xml')
  expect([answer.statusCode, locations(answer.body)]).toEqual([200, []])
})

test('a file is compressed for a client that accepts it', async () => {
  const answer = await get('/sitemaps/homes-0.xml', { 'accept-encoding': 'gzip' })
  expect(answer.headers['content-encoding']).toBe('gzip')
  expect(answer.rawPayload.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]))
})

test('sequential requests are served, HEAD included, and some of many concurrent ones get 503', async () => {
  for (let i = 0; i < 4; i++) expect((await get('/sitemaps/homes-0.xml')).statusCode).toBe(200)
  for (let i = 0; i < 4; i++)
    expect((await inject({ method: 'HEAD', url: '/sitemaps/homes-0.xml' })).statusCode).toBe(200)
  const answers = await Promise.all(Array.from({ length: 8 }, () => get('/sitemaps/cities-0.xml')))
  expect(answers.filter(({ statusCode }) => statusCode === 503).length).toBeGreaterThan(0)
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0)
  expect((await get('/sitemaps/homes-0.xml')).statusCode).toBe(200)
})

test('robots.txt allows pages but not the API, accounts or filters, and nothing in maintenance mode', async () => {
  const open = (await get('/robots.txt')).body
  expect(open).toContain('Sitemap: http://lintel.test/sitemap.xml')
  for (const path of ['/api/', '/user/', '/*?min_price=', '/*&sort=']) expect(open).toContain(`Disallow: ${path}\n`)
  expect(open).not.toContain('Disallow: /\n')
  expect(open).not.toMatch(/country|page=|type=/)
  await db`insert into settings (key, value, is_public) values ('web_maintenance_mode', '1', true) on conflict (key) do update set value = '1'`
  expect((await get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
  await db`update settings set value = '0' where key = 'web_maintenance_mode'`
  expect((await get('/robots.txt')).body).toBe(open)
})

test('articles and static pages are listed', async () => {
  expect(locations((await get('/sitemaps/articles-0.xml')).body)).toEqual(['/article-details/floor-plans'])
  expect(locations((await get('/sitemaps/pages-0.xml')).body)).toEqual(
    expect.arrayContaining([
      '/articles',
      '/faqs',
      '/about-us',
      '/terms-and-condition',
      '/mortgage-calculator',
      '/subscription-plan',
    ]),
  )
})
