import { expect, test } from 'vitest'
import { makeImage } from '#test/support/make.ts'
import { operatorSite } from '#test/support/operator-site.ts'

const { db, set, visit } = await operatorSite()

const enter = async (page: string, texts: Record<string, string | number | null>) =>
  db`update seo_pages set ${db(texts)} where page = ${page}`

test('pages without texts of the operator have their default in the language of the visitor', async () => {
  expect((await visit('/faqs')).title).toBe('FAQs · Lintel')
  expect((await visit('/faqs?lang=es')).title).toContain('Preguntas')
})

test.each([
  ['/', 'homepage'],
  ['/about-us', 'about-us'],
  ['/all-agents', 'all-agents'],
  ['/all-categories', 'all-categories'],
  ['/all-projects', 'all-projects'],
  ['/properties/all-properties', 'all-properties'],
  ['/articles', 'articles'],
  ['/user/chat', 'chat'],
  ['/contact-us', 'contact-us'],
  ['/faqs', 'faqs'],
  ['/featured-projects', 'featured-projects'],
  ['/featured-properties', 'featured-properties'],
  ['/most-favorite-properties', 'most-favorite-properties'],
  ['/most-viewed-properties', 'most-viewed-properties'],
  ['/privacy-policy', 'privacy-policy'],
  ['/properties-nearby-city', 'properties-nearby-city'],
  ['/properties-on-map', 'properties-on-map'],
  ['/search', 'search'],
  ['/subscription-plan', 'subscription-plan'],
  ['/terms-and-condition', 'terms-and-condition'],
])('%s uses the texts entered for %s', async (url, page) => {
  const image = await makeImage(db, { folder: 'seo_setting' })
  await enter(page, {
    meta_title: `Title of ${page} at {site}`,
    meta_description: `Description of ${page}`,
    meta_keywords: 'one, two',
    media_id: image.id,
    schema_markup: '{"@type":"WebSite","name":"</script><b>"}',
  })
  const { title, meta, facts } = await visit(url)
  expect(title).toBe(`Title of ${page} at Lintel`)
  expect(meta('og:title')).toBe(title)
  expect(meta('description')).toBe(`Description of ${page}`)
  expect(meta('keywords')).toBe('one, two')
  expect(meta('og:image')).toMatch(new RegExp(`^http://lintel.test/images/seo_setting/${image.key}/`))
  expect(facts.find((fact) => fact['@type'] === 'WebSite')).toEqual({ '@type': 'WebSite', name: '</script><b>' })
})

test('a text in another language is used in that language, and the main text elsewhere', async () => {
  const [page] = await db<{ id: number }[]>`select id from seo_pages where page = 'faqs'`
  await enter('faqs', { meta_title: 'Ask us' })
  await db`insert into content_translations (subject, subject_id, field, language_code, value)
    values ('seo_page', ${page!.id}, 'meta_title', 'es', 'Pregunta')`
  expect((await visit('/faqs')).title).toBe('Ask us')
  expect((await visit('/faqs?lang=es')).title).toBe('Pregunta')
  expect((await visit('/faqs?lang=fr')).title).toBe('Ask us')
})

test('an agent and a filtered list use a text only if it contains their own title', async () => {
  await enter('agent-details', { meta_title: 'Agent', meta_description: 'Homes of {title} at {site}' })
  const page = await visit('/agent-details/ana-lima')
  expect(page.title).toBe('Ana Lima · Lintel')
  expect(page.meta('description')).toBe('Homes of Ana Lima at Lintel')
  await enter('all-properties', { meta_title: 'All of them' })
  expect((await visit('/properties/all-properties?type=rent')).title).toBe('Homes for rent · Lintel')
  await enter('all-properties', { meta_title: '{title} | Casa' })
  expect((await visit('/properties/all-properties?type=rent')).title).toBe('Homes for rent | Casa')
})

test('with seo_settings off every page has its default text', async () => {
  await set('seo_settings', '0')
  expect((await visit('/faqs')).title).toBe('FAQs · Lintel')
  await set('seo_settings', '1')
})
