import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { makeCategory, makeImage, makeProperty, makeUser } from '#test/support/make.ts'

const { inject, db } = await testApp()
let image: { id: number; key: string }

const card = (slug: string, lang = 'en') => inject({ url: `/embed/property/${encodeURIComponent(slug)}?lang=${lang}` })

beforeAll(async () => {
  image = await makeImage(db)
  const flats = await makeCategory(db)
  const own = { category_id: flats.id, price: 250_000, title_media_id: image.id }
  await makeProperty(db, { ...own, slug: 'sea-view', title: 'Sea <script>alert(1)</script> "view"' })
  await makeProperty(db, { ...own, slug: 'leaving', title: 'Leaving' })
  const gone = await makeUser(db, { is_active: false })
  await makeProperty(db, { ...own, slug: 'secret-private', title: 'Secret', is_private: true })
  await makeProperty(db, { ...own, slug: 'secret-hidden', title: 'Secret', is_active: false })
  await makeProperty(db, { ...own, slug: 'secret-pending', title: 'Secret', request_status: 'pending' })
  await makeProperty(db, { ...own, slug: 'secret-gone', title: 'Secret', owner_id: gone.id })
})

test('a card can be framed by any page, has no scripts, and links to the property', async () => {
  const { statusCode, headers, body } = await card('sea-view')
  expect(statusCode).toBe(200)
  expect(headers['x-frame-options']).toBeUndefined()
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; img-src 'self'; style-src 'sha256-\S+'; .*frame-ancestors \*$/,
  )
  expect(headers['cache-control']).toBe('public, max-age=60')
  expect(body).toContain('href="http://lintel.test/properties-details/sea-view?lang=en"')
  expect(body).toContain(`/images/property_title_img/${image.key}/640.webp`)
  expect(body).toContain('$250,000')
  expect(body).toContain('Sea &lt;script&gt;alert(1)&lt;/script&gt; &quot;view&quot;')
  expect(body).not.toContain('<script')
})

test('other pages refuse cross-origin framing', async () => {
  expect((await inject({ url: '/og/sea-view.jpg' })).headers['x-frame-options']).toBe('SAMEORIGIN')
})

test.each(['secret-private', 'secret-hidden', 'secret-pending', 'secret-gone', 'absent', "x' or true --", '../../etc'])(
  '%s gives a card without property data',
  async (slug) => {
    const { statusCode, body } = await card(slug)
    expect(statusCode).toBe(404)
    expect(body).toContain('This home is no longer available')
    expect(body).not.toMatch(/Secret|250/)
  },
)

test('a withdrawn property is removed from its card', async () => {
  expect((await card('leaving')).body).toContain('Leaving')
  await db`update properties set is_active = false where slug = 'leaving'`
  expect((await card('leaving')).body).not.toContain('Leaving')
})

test.each([
  ['ar', 'lang="ar" dir="rtl"'],
  ['xx', 'lang="en" dir="ltr"'],
  ['../en', 'lang="en" dir="ltr"'],
])('the card in language %s has %s', async (lang, attributes) => {
  expect((await card('sea-view', encodeURIComponent(lang))).body).toContain(attributes)
})
