import { resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { makeCategory, makeImage, makeProject, makeProperty, makeUser } from '#test/support/make.ts'

const site = { buildDir: resolve('build') }
const APPS = {
  'with BASE_URL': { app: await testApp({ site }), base: 'http://lintel.test' },
  'without BASE_URL': { app: await testApp({ site, env: { BASE_URL: '' } }), base: 'http://localhost:3000' },
}
type App = (typeof APPS)['with BASE_URL']['app']

beforeAll(async () => {
  for (const { app } of Object.values(APPS)) {
    const { db } = app
    const profile = await makeImage(db, { folder: 'users' })
    const owner = await makeUser(db, { slug: 'ana', profile_media_id: profile.id, account_kind: 'agent' })
    const { id: category_id } = await makeCategory(db)
    const image = await makeImage(db)
    await makeProperty(db, { slug: 'sea-view', owner_id: owner.id, category_id, gallery: 3, isPromoted: true })
    await makeProject(db, { slug: 'new-quay', category_id, owner_id: owner.id, image_media_id: image.id })
    const media = await makeImage(db, { folder: 'articles' })
    await db`insert into articles ${db({ slug: 'first-home', title: 'First home', description: '<p>Read.</p>', media_id: media.id })}`
  }
})

const get = async ({ inject }: App, url: string, host: string, headers: Record<string, string> = {}) => {
  const { statusCode, headers: answered, body } = await inject({ url, headers: { host, ...headers } })
  return { status: statusCode, headers: answered, html: body }
}

const withoutScripts = (html: string) => html.replaceAll(/<script.*?<\/script>/gs, '').replaceAll(/nonce="[^"]*"/g, '')

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found!)

const PAGES = [
  '/',
  '/properties/all-properties',
  '/properties-details/sea-view',
  '/project-details/new-quay',
  '/all-agents',
  '/agent-details/ana',
  '/article-details/first-home',
]

describe.each(Object.entries(APPS))('%s', (_name, { app, base }) => {
  test.each(PAGES)('%s is the same document at every host, with image addresses that have no origin', async (url) => {
    const [first, second] = [await get(app, url, '127.0.0.1:3000'), await get(app, url, 'evil.example')]
    expect(first.status).toBe(200)
    // The data for the browser includes view counts.
    expect(withoutScripts(second.html)).toBe(withoutScripts(first.html))
    for (const html of [first.html, second.html]) expect(html).not.toMatch(/127\.0\.0\.1:3000|evil\.example/)
    const pictures = all(first.html, /<img[^>]* src="([^"]+)"/g)
    expect(pictures.length).toBeGreaterThan(0)
    for (const picture of pictures) expect(picture).toMatch(/^(\/(?!\/)|data:)/)
    for (const set of all(first.html, /srcset="([^"]+)"/gi)) expect(set).toMatch(/^\//)
    expect(first.headers['content-security-policy']).toContain("img-src 'self' data: blob:")
  })

  test.each(PAGES)('%s has its canonical, hreflang, Open Graph and JSON-LD addresses on BASE_URL', async (url) => {
    const { html } = await get(app, url, 'evil.example')
    const addresses = [
      ...all(html, /<link rel="(?:canonical|alternate)"[^>]* href="([^"]+)"/g),
      ...all(html, /<meta property="og:(?:url|image)" content="([^"]+)"/g),
    ]
    expect(addresses.length).toBeGreaterThan(2)
    for (const address of addresses) expect(address.startsWith(`${base}/`)).toBe(true)
    for (const data of all(html, /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs))
      for (const address of all(data, /"(?:url|@id|item|image|mainEntityOfPage)":"([^"]+)"/g))
        expect(address.startsWith(`${base}/`)).toBe(true)
    expect(html).not.toContain('evil.example')
  })

  test.each([
    ['/property-details/sea-view', 'GET'],
    ['/user/invoice/1', 'GET'],
    ['/contact-us/', 'GET'],
    ['/contact-us', 'POST'],
    ['//evil.example/contact-us', 'POST'],
  ] as const)('%s redirects within the requested host', async (url, method) => {
    const { statusCode, headers } = await app.inject({ url, method, headers: { host: 'evil.example' } })
    expect([301, 302, 303]).toContain(statusCode)
    expect(headers.location).toMatch(/^\/(?![/\\])/)
  })

  test('a page request with a malformed Host is refused with 400', async () => {
    for (const host of ['a b', 'a/b', 'user@a', 'a'.repeat(300)])
      expect([host, (await get(app, '/', host)).status]).toEqual([host, 400])
  })

  test('the images of structured data have absolute addresses', async () => {
    const { html } = await get(app, '/properties-details/sea-view', '127.0.0.1:3000')
    const [data] = all(html, /<script type="application\/ld\+json"[^>]*>(\{[^<]*RealEstateListing.*?)<\/script>/gs)
    const { image } = JSON.parse(data!) as { image: string[] }
    expect(image.length).toBeGreaterThan(3)
    for (const address of image) expect(address.startsWith(`${base}/images/`)).toBe(true)
  })
})

test('the cookies of a page are Secure only where BASE_URL is https', async () => {
  const published = await testApp({ site, env: { BASE_URL: 'https://homes.example' } })
  const cookiesOf = async (app: App) => String((await app.inject({ url: '/faqs?lang=ar' })).headers['set-cookie'])
  expect(await cookiesOf(published)).toMatch(/^lang=ar; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/)
  expect(await cookiesOf(APPS['with BASE_URL'].app)).not.toContain('Secure')
})
