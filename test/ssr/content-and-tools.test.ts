import { resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { givePackage, type MadeUser, makeCategory, makeProperty, makeUser } from '#test/support/make.ts'

const app = await testApp({ site: { buildDir: resolve('build') } })

const visit = async (url: string, as?: MadeUser) => {
  const cookies: Record<string, string> = as ? { session: await app.tokenOf(as) } : {}
  const { statusCode, headers, body } = await app.inject({ url, cookies })
  return { status: statusCode, location: headers.location, html: body }
}
const factsOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, text]) => JSON.parse(text!))

let member: MadeUser

beforeAll(async () => {
  const { db } = app
  member = await makeUser(db)
  const flat = await makeCategory(db, { name: 'Flat' })
  await makeProperty(db, { title: 'Liked flat', category_id: flat.id, city: 'Porto' })
  await db`insert into article_categories (slug, name) values ('buying', 'Buying')`
  for (let n = 1; n <= 13; n++)
    await db`insert into articles (slug, title, description, category_id, meta_description)
      values (${`story-${n}`}, ${`Story ${n}`}, ${`<p>Text &amp; ${n}</p><script>alert(1)</script>`},
              (select id from article_categories), ${n === 1 ? 'In short' : null})`
  await db`insert into faqs (question, answer) values ('Is it free </script>?', 'Yes <b>always</b>.')`
  for (const key of ['about_us', 'privacy_policy', 'terms_conditions'])
    await db`update settings set value = ${`<h1>${key}</h1><img src=x onerror=alert(1)>`} where key = ${key}`
  await givePackage(db, member.id, { mortgage_calculator_detail: 'unlimited' })
})

describe('articles', () => {
  test('are listed with numbered pages, categories and a feed, each with an address', async () => {
    proves('2.22')
    const { status, html } = await visit('/articles')
    expect(status).toBe(200)
    expect(html.match(/href="\/article-details\/story-\d+"/g)).toHaveLength(12)
    expect(html).toContain('href="/articles?category=buying"')
    expect(html).toContain('href="/articles?page=2"')
    expect(html).toMatch(/<link[^>]+application\/atom\+xml/)
    expect((await visit('/articles?page=2')).html).toContain('/article-details/story-1"')
    expect((await visit('/articles?page=9')).status).toBe(404)
    expect((await visit('/articles?category=nothing')).status).toBe(404)
  })

  test('have a page with sanitised text, a head and structured data, in every language', async () => {
    proves('2.23')
    const { status, html } = await visit('/article-details/story-1')
    expect(status).toBe(200)
    expect(html).toContain('<p>Text &amp; 1</p>')
    expect(html).not.toContain('alert(1)')
    expect(html).toContain('<meta name="description" content="In short"/>')
    expect(html).toMatch(/hrefLang="ar"/i)
    expect(factsOf(html)[0]).toMatchObject({ '@type': 'Article', headline: 'Story 1', timeRequired: 'PT1M' })
    expect((await visit('/article-details/story-2')).html).toContain('content="Text &amp; 2"')
    expect((await visit('/article-details/buying')).status).toBe(404)
    expect((await visit('/article-details/nothing')).status).toBe(404)
  })
})

test('FAQs are on one page, as text and as structured data', async () => {
  proves('2.24')
  const { html } = await visit('/faqs')
  expect(html).toContain('Yes &lt;b&gt;always&lt;/b&gt;.')
  expect(factsOf(html)).toMatchObject([
    {
      '@type': 'FAQPage',
      mainEntity: [{ name: 'Is it free </script>?', acceptedAnswer: { text: 'Yes <b>always</b>.' } }],
    },
  ])
})

test.each([
  ['/about-us', 'About us', 'about_us'],
  ['/privacy-policy', 'Privacy policy', 'privacy_policy'],
  ['/terms-and-condition', 'Terms and conditions', 'terms_conditions'],
])('%s shows the operator’s text, sanitised', async (path, title, key) => {
  proves('2.10', '2.12', '2.13')
  const { status, html } = await visit(path)
  expect(status).toBe(200)
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
  expect(html).toContain(`<h2>${key}</h2>`)
  expect(html).not.toContain('onerror')
})

test('an empty page says so and is marked noindex', async () => {
  await app.db`update settings set value = '' where key = 'about_us'`
  // Another address, because the earlier page is in the response cache.
  const { html } = await visit('/about-us?again=1')
  expect(html).toContain('This page is empty')
  expect(html).toContain('noindex')
})

test.each([
  ['/all/articles', '/articles'],
  ['/terms-and-conditions', '/terms-and-condition'],
])('%s has moved to %s', async (from, to) => {
  expect(await visit(from)).toMatchObject({ status: 301, location: to })
})

test('the contact form has its fields and a honeypot field', async () => {
  proves('2.11', '3.21')
  const { html } = await visit('/contact-us')
  for (const name of ['first_name', 'last_name', 'email', 'subject', 'message', 'website'])
    expect(html).toContain(`name="${name}"`)
})

describe('the mortgage calculator', () => {
  const LOAN = '/mortgage-calculator?price=250000&down=50000&rate=6&years=30'

  test('calculates without script, with the first year and the requirement for the full schedule', async () => {
    proves('2.43')
    const { html } = await visit(LOAN)
    expect(html).toContain('$1,199.10')
    expect(html).toContain('$231,676.38')
    expect(html.match(/<th scope="row"/g)).toHaveLength(12)
    expect(html).toContain('/subscription-plan?feature=mortgage_calculator_detail')
  })

  test('shows the full schedule to a user with the package, and adds the costs of a country', async () => {
    expect((await visit(LOAN, member)).html).toContain('Show all months')
    const { html } = await visit(`${LOAN}&country=Portugal`)
    expect(html).toContain('Transfer tax (5%)')
    expect(html).toContain('$12,500')
  })

  test.each(['rate=-1', 'rate=1000', 'rate=Infinity', 'rate=%3Cscript%3E', 'down=999999999', 'price=abc', 'years=0.5'])(
    'with %s it shows only an error message',
    async (wrong) => {
      const { status, html } = await visit(`/mortgage-calculator?${wrong}`)
      expect(status).toBe(200)
      expect(html).toContain('Fix the highlighted fields to see the result.')
      expect(html).toContain('aria-invalid="true"')
      expect(html.replace(/<script.*?<\/script>/gs, '')).not.toMatch(/NaN|∞|>Infinity/)
    },
  )
})

describe('the area converter', () => {
  test('converts without script and names its sources', async () => {
    proves('2.44')
    const { html } = await visit('/area-converter?value=2&from=kanal&to=marla')
    expect(html).toContain('2 kanal = 40 marla')
    expect(html).toContain('International yard and pound agreement (1959)')
  })

  test.each(['value=text', 'value=Infinity', 'value=-3', 'value=', 'from=furlong&value=x'])(
    '%s shows an error message',
    async (query) => {
      const { status, html } = await visit(`/area-converter?${query}`)
      expect(status).toBe(200)
      expect(html).toContain('Enter a number from 0 to')
      expect(html.replace(/<script.*?<\/script>/gs, '')).not.toMatch(/NaN|∞/)
    },
  )
})

describe('home preferences', () => {
  test('are for signed-in users', async () => {
    proves('2.45')
    expect((await visit('/user/personalize-feed')).html).toContain('Sign in to set your preferences')
    expect((await visit('/all-personalized-feeds')).html).toContain('Sign in to set your preferences')
    expect((await visit('/user/personalize-feed', member)).html).toContain('Save preferences')
    expect((await visit('/all-personalized-feeds', member)).html).toContain('Set your preferences first')
  })

  test('are shown as the reason under each home, in the list and on the home page', async () => {
    await app.call('setPersonalisedFields', { city: 'Porto' }, member)
    for (const path of ['/all-personalized-feeds', '/']) {
      const { html } = await visit(path, member)
      expect(html).toContain('Matches your preferences: Porto')
    }
    await app.call('setPersonalisedFields', { city: 'Nowhere' }, member)
    expect((await visit('/all-personalized-feeds', member)).html).toContain('No homes match all your preferences')
  })
})

test('a home for sale reserves space for its calculator, one for rent does not', async () => {
  const sold = await makeProperty(app.db, { title: 'For sale' })
  const let_ = await makeProperty(app.db, { title: 'To let', property_type: 'rent', rent_duration: 'Monthly' })
  expect((await visit(`/properties-details/${sold.slug}`)).html).toContain('id="mortgage"')
  expect((await visit(`/properties-details/${let_.slug}`)).html).not.toContain('id="mortgage"')
})
