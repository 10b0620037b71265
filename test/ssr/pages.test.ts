import { resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { editedTexts } from '#server/adapters/texts/edited.ts'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { daysAgo, makeCategory, makeImage, makeProperty, makeUser } from '#test/support/make.ts'

const SITE = { buildDir: resolve('build') }
const app = await testApp({ site: SITE })

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const visit = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode, headers: answered, body } = await get(url, headers)
  return { status: statusCode, headers: answered, html: body }
}

beforeAll(async () => {
  const owner = await makeUser(app.db, { name: 'Ana Lima' })
  const { id: category_id } = await makeCategory(app.db, { name: 'Apartment', slug: 'apartment' })
  await makeProperty(app.db, {
    slug: 'sea-view',
    title: 'Flat with a view </script><script>alert(1)</script>',
    owner_id: owner.id,
    category_id,
    price: 480_000,
    created_at: daysAgo(3),
    gallery: 5,
    isPromoted: true,
  })
  await makeProperty(app.db, { slug: 'hidden-home', is_active: false, category_id })
  await makeProperty(app.db, { slug: 'premium-home', is_premium: true, category_id })
})

describe('ad banners', () => {
  beforeAll(async () => {
    const media = await makeImage(app.db, { folder: 'ad_banner' })
    const banner = { platform: 'web', media_id: media.id, type: 'link' }
    const rows = [
      { title: 'Elsewhere', page: 'homepage', placement: 'above_footer', link: 'https://example.org/sale' },
      { title: 'Our questions', page: 'property_listing', placement: 'below_breadcrumb', link: '/faqs' },
      {
        title: 'Beside it',
        page: 'property_detail',
        placement: 'sidebar_below_mortgage_loan_calculator',
        link: '/faqs',
      },
      { title: 'Broken', page: 'property_detail', placement: 'above_footer', link: '/\\evil.test' },
    ]
    for (const row of rows) await app.db`insert into ad_banners ${app.db({ ...banner, ...row })}`
  })

  test.each([
    ['/', 'Elsewhere', '<a href="https://example.org/sale" rel="sponsored noopener" target="_blank"'],
    ['/properties/all-properties', 'Our questions', '<a href="/faqs" rel="sponsored noopener" class'],
    ['/properties-details/sea-view', 'Beside it', '<a href="/faqs" rel="sponsored noopener" class'],
  ])('%s shows its banner with alternative text, size and link', async (url, title, link) => {
    const { html } = await visit(url)
    const [aside] = html.match(
      new RegExp(`<aside aria-label="Advertisement"(?:(?!</aside>)[\\s\\S])*${title}[\\s\\S]*?</aside>`),
    )!
    expect(aside).toContain('>Advertisement</p>')
    expect(aside).toContain(link)
    expect(aside).toMatch(/width="960" height="640" alt="" loading="lazy"/)
  })

  test('a link that disguises another site is left out', async () => {
    const { html } = await visit('/properties-details/sea-view')
    expect(html).toContain('Broken')
    expect(html).not.toMatch(/href="[^"]*evil/)
  })
})

describe('the home page', () => {
  test('is complete without script: heading, search form, homes with their links', async () => {
    proves('2.9')
    const { status, html } = await visit('/')
    expect(status).toBe(200)
    expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
    expect(html).toMatch(/<form[^>]*action="\/search"/)
    expect(html).toContain('href="/properties-details/sea-view"')
    expect(html).toContain('$480,000')
  })

  test('the example in the search field leads to homes', async () => {
    const { html } = await visit('/')
    const [, example] = /placeholder="Try “([^”]+)”"/.exec(html)!
    expect(example).toContain('in Lisbon under $')
    const { headers } = await get(`/search?q=${encodeURIComponent(example!)}`)
    const found = await visit(String(headers.location))
    expect(found.status).toBe(200)
    expect(found.html).toContain('href="/properties-details/premium-home"')
  })

  test('has a title, a description, a canonical address and one alternate per language', async () => {
    const { html } = await visit('/')
    expect(html).toMatch(/<title>[^<]{10,}<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]{50,160}"/)
    expect(html).toContain('<link rel="canonical" href="http://lintel.test/"/>')
    for (const language of ['en', 'es', 'ar', 'hi', 'fr'])
      expect(html).toMatch(new RegExp(`hrefLang="${language}"`, 'i'))
  })

  test('has a script nonce that differs in every response, also from the cache', async () => {
    const nonces = new Set<string>()
    for (let i = 0; i < 3; i++) {
      const { html, headers } = await visit('/')
      const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))![1]!
      nonces.add(nonce)
      for (const [tag] of html.matchAll(/<script\b[^>]*>/g))
        if (!tag.includes('application/ld+json')) expect(tag).toContain(`nonce="${nonce}"`)
    }
    expect(nonces.size).toBe(3)
  })
})

test.each([
  ['a page as it is written', '/properties-details/sea-view', 200],
  ['a page out of the store', '/', 200],
  ['the page for what is not there', '/no/such/page', 404],
  ['the gate of a premium home', '/properties-details/premium-home', 403],
])('%s forbids sniffing, framing and third-party code', async (_, url, status) => {
  await visit('/')
  const answer = await visit(url)
  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cache-control': expect.stringContaining('private'),
    vary: 'Accept-Encoding, Accept-Language, Cookie',
  })
  const policy = new Map(
    String(answer.headers['content-security-policy'])
      .split('; ')
      .map((rule) => [rule.slice(0, rule.indexOf(' ')), rule.slice(rule.indexOf(' ') + 1)] as const),
  )
  expect(policy.get('default-src')).toBe("'self'")
  expect(policy.get('script-src')).toMatch(/^'nonce-[\w+/=-]{16,}' 'strict-dynamic'$/)
  expect(policy.get('object-src')).toBe("'none'")
  expect(policy.get('frame-ancestors')).toBe("'self'")
})

describe('the page cache', () => {
  test('never stores a page of a signed-in user, nor serves a cached page to one', async () => {
    const member = await makeUser(app.db)
    await app.db`insert into favourites (user_id, property_id) select ${member.id}, id from properties where slug = 'sea-view'`
    const cookie = `session=${await app.tokenOf(member)}`
    await visit('/')
    expect((await visit('/', { cookie })).html).toContain('aria-pressed="true"')
    expect((await visit('/')).html).not.toContain('aria-pressed="true"')
  })

  test('separates locations', async () => {
    const words = { formatted_address: 'Porto, Portugal', city: 'Porto', state: 'Porto', country: 'Portugal' }
    const location = encodeURIComponent(JSON.stringify({ ...words, latitude: 41.15, longitude: -8.61 }))
    await visit('/')
    expect((await visit('/', { cookie: `location=${location}` })).html).toContain('Porto, Portugal')
    expect((await visit('/')).html).not.toContain('Porto, Portugal')
  })

  test('is hidden from proxies and browsers by private, no-cache', async () => {
    const { headers } = await visit('/')
    expect(headers['surrogate-control']).toBeUndefined()
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie')
  })
})

describe('languages', () => {
  test('the address takes precedence over the cookie, and the cookie over the browser', async () => {
    const arabic = await visit('/?lang=ar', { cookie: 'lang=es', 'accept-language': 'en' })
    expect(arabic.html).toMatch(/<html lang="ar" dir="rtl"/)
    expect(arabic.headers['set-cookie']).toContain('lang=ar')
    expect(arabic.headers['content-language']).toBe('ar')
    expect((await visit('/', { cookie: 'lang=es', 'accept-language': 'en' })).html).toMatch(/<html lang="es" dir="ltr"/)
    expect((await visit('/', { 'accept-language': 'ar-EG,en;q=0.5' })).html).toMatch(/<html lang="ar" dir="rtl"/)
  })

  test('an unknown language is ignored', async () => {
    const { html, headers } = await visit('/?lang=../../etc')
    expect(html).toMatch(/<html lang="en"/)
    expect(headers['set-cookie']).toBeUndefined()
  })
})

describe('translation overrides', () => {
  test('are used in the page and sent to its scripts, until they are reset', async () => {
    const before = app.services.texts
    app.services.texts = editedTexts(app.db, before, 0)
    await app.db`insert into text_edits (language_code, key, value) values
      ('fr', 'app.skip', 'Droit au but </script><b>'), ('fr', 'home.meta-title', 'Chez {name}')`
    const { html } = await visit('/?lang=fr')
    expect(html).toContain('Droit au but &lt;/script&gt;&lt;b&gt;')
    expect(html).toMatch(/<title>Chez /)
    const carried = /<script id="text-edits" type="application\/json">(.*?)<\/script>/.exec(html)![1]!
    expect(JSON.parse(carried)).toEqual({ 'app.skip': 'Droit au but </script><b>' })
    expect((await visit('/?lang=es')).html).not.toContain('text-edits')
    await app.db`delete from text_edits`
    const { html: after } = await visit('/?lang=fr')
    expect(after).toContain('Aller au contenu')
    expect(after).not.toContain('text-edits')
    app.services.texts = before
  })
})

describe('the visitor’s currency', () => {
  test('is shown as an approximate price once it is chosen among those with a rate', async () => {
    const settings = await visit('/properties-details/sea-view')
    expect(settings.html).not.toContain('≈')
    await app.db`insert into currency_rates (base, code, rate) values ('USD', 'EUR', 0.9)`
    const { html, headers } = await settled(() => visit('/properties-details/sea-view?currency=EUR'), 'currency=EUR')
    expect(html).toContain('$480,000')
    expect(html).toContain('≈ €432K')
    expect(headers['set-cookie']).toContain('currency=EUR')
    expect((await visit('/properties-details/sea-view', { cookie: 'currency=EUR' })).html).toContain('≈ €432K')
    const back = await visit('/properties-details/sea-view?currency=USD', { cookie: 'currency=EUR' })
    expect(back.html).not.toContain('≈ €')
    expect(back.headers['set-cookie']).toContain('currency=USD')
    for (const currency of ['GBP', 'eur', '../x', '__proto__']) {
      const refused = await visit(`/properties-details/sea-view?currency=${currency}`)
      expect(refused.headers['set-cookie']).toBeUndefined()
      expect(refused.html).not.toContain('≈')
    }
  })
})

/** Settings are a few seconds old at most. */
async function settled(ask: () => ReturnType<typeof visit>, sign: string) {
  for (let tries = 0; tries < 40; tries++) {
    const answer = await ask()
    if (String(answer.headers['set-cookie']).includes(sign)) return answer
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return ask()
}

describe.each([
  ['sell', 'For sale', true],
  ['sold', 'Sold', false],
  ['rented', 'Rented', false],
])('the page of a home that is %s', (property_type, status, isAvailable) => {
  test(`shows ${status}, and offers New, Save and Compare only while the home is available`, async () => {
    proves('4.14')
    const home = await makeProperty(app.db, { property_type, created_at: new Date() })
    const { status: code, html } = await visit(`/properties-details/${home.slug}`)
    expect(code).toBe(200)
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    const texts = new Set([...main.matchAll(/>([^<>]+)</g)].map(([, text]) => text))
    expect(texts).toContain(status)
    for (const text of ['New', 'Save', 'Compare']) expect([text, texts.has(text)]).toEqual([text, isAvailable])
  })
})

describe('the listing page', () => {
  test('shows price, location and age, and has structured data and sharing tags', async () => {
    proves('2.7')
    const { status, html } = await visit('/properties-details/sea-view')
    expect(status).toBe(200)
    expect(html).toContain('$480,000')
    expect(html).toContain('Ana Lima')
    expect(html).toContain('<link rel="canonical" href="http://lintel.test/properties-details/sea-view"/>')
    expect(html).toMatch(/property="og:image" content="http:\/\/lintel\.test\/og\/[^"]+\.jpg\?v=[\w-]+"/)
    const facts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, text]) =>
      JSON.parse(text!),
    )
    expect(facts.map((fact) => fact['@type'])).toEqual(['RealEstateListing', 'BreadcrumbList'])
    expect(facts[0].offers).toMatchObject({ price: 480_000, priceCurrency: 'USD' })
  })

  test('has hreflang links for the languages it is written in, and a note in the others', async () => {
    const offeredIn = (html: string) =>
      [...html.slice(0, html.indexOf('</head>')).matchAll(/hreflang="([\w-]+)"/gi)].map(([, code]) => code)
    const plain = await visit('/properties-details/sea-view?lang=fr')
    expect(offeredIn(plain.html)).toEqual(['en', 'x-default'])
    expect(plain.html).toContain('Pas encore traduit')
    await app.db`
      insert into property_translations (property_id, language_code, title, description)
      select id, 'fr', 'Vue sur la mer', 'Deux pièces et un jardin.' from properties where slug = 'sea-view'`
    const { html } = await visit('/properties-details/sea-view?lang=fr&again')
    expect(html).toContain('<div lang="fr" dir="auto"')
    expect(html).toContain('Deux pièces et un jardin.')
    expect(html).not.toContain('Pas encore traduit')
    expect(offeredIn(html)).toEqual(['en', 'fr', 'x-default'])
  })

  test('text of a listing cannot become markup', async () => {
    const { html } = await visit('/properties-details/sea-view')
    expect(html).not.toContain('<script>alert(1)</script>')
  })

  test.each(['no-such-home', 'hidden-home', '%00', 'a'.repeat(300), '..%2f..%2fetc'])(
    '%s answers with the designed page and status 404',
    async (slug) => {
      const { status, html } = await visit(`/properties-details/${slug}`)
      expect(status).toBe(404)
      expect(html).toContain('Page not found')
    },
  )

  test('a premium home explains its access requirement to a visitor', async () => {
    proves('6.7')
    const { status, html } = await visit('/properties-details/premium-home')
    expect(status).toBe(403)
    expect(html).toContain('This is a premium home')
    expect(html).toContain('noindex')
  })
})

describe('other statuses', () => {
  test.each([
    '/nothing/here',
    '/properties-details/none',
    '/project-details/none',
    '/article-details/none',
    '/agent-details/none',
    '/properties/categories/none',
  ])('%s has status 404 and the layout of every page: header, footer, toast container, and a search', async (path) => {
    proves('2.49')
    const { status, html } = await visit(path)
    expect(status).toBe(404)
    expect(html).toContain('Page not found')
    expect(html).toContain('class="site-header"')
    expect(html).toContain('<footer')
    expect(html).toContain('<div data-toasts="true" aria-live="polite"')
    const [main] = /<main id="content">.*<\/main>/s.exec(html)!
    expect(main).toContain('<search>')
    expect(main).toContain('href="/properties/all-properties?type=sell"')
  })

  test('the offline page is self-contained, so that the service worker can cache it', async () => {
    const { status, html } = await visit('/offline')
    expect(status).toBe(200)
    expect(html).toContain('You’re offline')
  })

  test('an unknown location says so, and all homes are shown', async () => {
    const { html } = await visit('/?place=Nowhereville')
    expect(html).toContain('We couldn’t find “Nowhereville”')
    expect(html).toContain('href="/properties-details/sea-view"')
  })

  test('an invalid location cookie is ignored', async () => {
    for (const location of ['%7B', '%7B%22latitude%22%3A999%7D', 'x'.repeat(3000)])
      expect((await visit('/', { cookie: `location=${location}` })).status).toBe(200)
  })
})

describe('files', () => {
  test('hashed files are immutable and compressed, and paths outside the folder answer 404', async () => {
    const { html } = await visit('/')
    const sheet = /href="(\/assets\/[^"]+\.css)"/.exec(html)![1]!
    const { statusCode, headers } = await get(sheet, { 'accept-encoding': 'br' })
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toContain('immutable')
    expect(headers['content-encoding']).toBe('br')
    expect((await get('/assets/../../package.json')).statusCode).toBe(404)
    expect((await get('/assets/nothing.js')).statusCode).toBe(404)
  })

  test('the favicon is at the root', async () => {
    expect((await get('/favicon-32x32.png')).headers['content-type']).toBe('image/png')
  })
})

test('maintenance answers every page with a 503 and its own page', async () => {
  const closed = await testApp({ site: SITE })
  await closed.db`insert into settings (key, value) values ('web_maintenance_mode', '1') on conflict (key) do update set value = '1'`
  const { statusCode, body, headers } = await closed.inject({ url: '/' })
  expect(statusCode).toBe(503)
  expect(headers['retry-after']).toBe('300')
  expect(body).toContain('Down for maintenance')
  expect(body).toContain('<div data-toasts="true" aria-live="polite"')
})
