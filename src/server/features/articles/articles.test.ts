import { beforeAll, describe, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { daysAgo, makeImage } from '#test/support/make.ts'
import { flushArticleViews } from './public.ts'

const { call, db, inject } = await testApp()

let buying: number
let ids: number[]

async function write(slug: string, given: Record<string, unknown> = {}): Promise<number> {
  const row = { slug, title: slug.toUpperCase(), description: `<p>About ${slug}.</p>`, ...given }
  const [made] = await db<{ id: number }[]>`insert into articles ${db(row)} returning id`
  return made!.id
}

beforeAll(async () => {
  const rows = await db<{ id: number }[]>`
    insert into article_categories (slug, name) values ('buying', 'Buying'), ('living', 'Living'), ('empty', 'Empty') returning id`
  buying = rows[0]!.id
  const image = await makeImage(db, { folder: 'article_img' })
  ids = [
    await write('plans', { category_id: buying, created_at: daysAgo(30), media_id: image.id, view_count: 7 }),
    await write('costs', { category_id: buying, created_at: daysAgo(20) }),
    await write('moving', { category_id: rows[1]!.id, created_at: daysAgo(2) }),
    await write('general', {
      created_at: daysAgo(1),
      description: `<p onclick="x()">${'word '.repeat(500)}</p><script>x()</script>`,
    }),
    await write('keys', { category_id: buying, created_at: daysAgo(10) }),
  ]
  await db`insert into content_translations (subject, subject_id, field, language_code, value) values
    ('article', ${ids[0]!}, 'title', 'es', 'PLANOS'),
    ('article', ${ids[0]!}, 'description', 'es', '<p onload="x">Sobre planos.</p>'),
    ('article_category', ${buying}, 'name', 'es', 'Comprar')`
})

const slugs = (found: { data: { slug_id: string }[] }) => found.data.map(({ slug_id }) => slug_id)

describe('get_articles', () => {
  test('lists articles in order of creation, ten a page, with a relative age and a timestamp', async () => {
    proves('7.10')
    const found = await call('getArticles', {})
    expect(found).toMatchObject({ status: 200, error: false, total: 5, similar_articles: [] })
    expect(slugs(found)).toEqual(['plans', 'costs', 'moving', 'general', 'keys'])
    expect(found.data[0]).toMatchObject({
      title: 'PLANS',
      created_at: '1 month ago',
      published_at: expect.stringMatching(/T.*\.\d{6}Z$/),
      category_id: buying,
      category: { id: buying, category: 'Buying', slug_id: 'buying' },
      reading_minutes: 1,
      image: expect.stringContaining('http://lintel.test/images/'),
    })
    expect(slugs(await call('getArticles', { offset: 1, limit: 2 }))).toEqual(['costs', 'moving'])
  })

  test('lists the latest first when latest_first is set', async () => {
    expect(slugs(await call('getArticles', { latest_first: '1', limit: 3 }))).toEqual(['general', 'moving', 'keys'])
  })

  test('filters by category id, by category slug, and to articles without a category', async () => {
    expect(slugs(await call('getArticles', { category_id: buying }))).toEqual(['plans', 'costs', 'keys'])
    expect(await call('getArticles', { slug_id: 'buying' })).toMatchObject({ total: 3, similar_articles: [] })
    expect(await call('getArticles', { category_id: 0 })).toMatchObject({
      total: 1,
      data: [{ slug_id: 'general', category: null, category_id: null, reading_minutes: 2 }],
    })
  })

  test.each(['slug_id', 'id'] as const)(
    'returns one article by its %s with similar ones, those of its category first',
    async (by) => {
      proves('7.10')
      const found = await call('getArticles', by === 'id' ? { id: ids[0]! } : { slug_id: 'plans' })
      expect(slugs(found)).toEqual(['plans'])
      expect(found.similar_articles.map(({ slug_id }) => slug_id)).toEqual(['keys', 'costs', 'general'])
    },
  )

  test('returns an empty list for an unknown article', async () => {
    expect(await call('getArticles', { slug_id: 'nothing' })).toMatchObject({ status: 200, data: [], total: 0 })
    expect(await call('getArticles', { id: 999_999 })).toMatchObject({ data: [], total: 0, similar_articles: [] })
  })

  test('returns the translation beside the original text', async () => {
    const { data } = (
      await inject({ url: '/api/get_articles?slug_id=plans', headers: { 'content-language': 'es' } })
    ).json()
    expect(data[0]).toMatchObject({
      title: 'PLANS',
      translated_title: 'PLANOS',
      translated_description: '<p>Sobre planos.</p>',
      category: { category: 'Buying', translated_name: 'Comprar' },
    })
  })

  test('sanitises HTML of articles', async () => {
    const { data } = await call('getArticles', { slug_id: 'general' })
    expect(data[0]!.description).toMatch(/^<p>word .*<\/p>$/)
  })

  test('counts a view when one article is opened, and none for a list', async () => {
    await flushArticleViews(db)
    const views = async () => (await db`select view_count from articles where slug = 'keys'`)[0]!.view_count
    const before = await views()
    await call('getArticles', {})
    await call('getArticles', { slug_id: 'buying' })
    await flushArticleViews(db)
    expect(await views()).toBe(before)
    await call('getArticles', { slug_id: 'keys' })
    await call('getArticles', { id: ids[4]! })
    await flushArticleViews(db)
    expect(await views()).toBe(before + 2)
  })

  test.each([{ id: 'x' }, { id: -1 }, { category_id: -1 }, { limit: 101 }, { offset: -1 }])(
    '%j is refused',
    async (input) => {
      expect(await call('getArticles', input as object)).toMatchObject({ status: 400, error: true })
    },
  )
})

test('article-categories returns categories with articles and their counts, and uncategorised articles last', async () => {
  expect((await call('getArticleCategories', {})).data).toMatchObject([
    { id: buying, category: 'Buying', slug_id: 'buying', articles_count: 3 },
    { category: 'Living', articles_count: 1 },
    { id: 0, category: 'General', slug_id: '', articles_count: 1 },
  ])
  const spanish = await inject({ url: '/api/article-categories', headers: { 'content-language': 'es' } })
  expect(spanish.json().data[0]).toMatchObject({ category: 'Buying', translated_name: 'Comprar' })
})

describe('article feeds', () => {
  test.each(['atom', 'rss'])(
    '%s lists the latest articles first, in full, sanitised and with absolute URLs',
    async (form) => {
      const answer = await inject(`/articles.${form}`)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe(`application/${form}+xml; charset=utf-8`)
      const titles = [...answer.body.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title)
      expect(titles).toEqual(['Lintel', 'GENERAL', 'MOVING', 'KEYS', 'COSTS', 'PLANS'])
      expect(answer.body).toContain('http://lintel.test/article-details/plans')
      expect(answer.body).toContain('&lt;p&gt;About plans.&lt;/p&gt;')
      expect(answer.body).not.toContain('onclick')
      expect(answer.body).toContain(`http://lintel.test/articles.${form}"`)
    },
  )

  test('use the language of the lang parameter, and ignore an invalid one', async () => {
    const { body } = await inject('/articles.atom?lang=es')
    expect(body).toContain('<title>PLANOS</title>')
    expect(body).toContain('xml:lang="es"')
    expect(body).toContain('/article-details/plans?lang=es')
    for (const lang of ['../../etc', 'es"><x', 'e'])
      expect((await inject({ url: '/articles.atom', query: { lang } })).body).toContain('xml:lang="en"')
  })

  test('stay valid XML when a title has control characters and markup', async () => {
    await write('odd', { title: 'Odd \u000b <title> & "quoted"', created_at: daysAgo(0) })
    expect((await inject('/articles.atom')).body).toContain(
      '<title>Odd  &lt;title&gt; &amp; &quot;quoted&quot;</title>',
    )
    await db`delete from articles where slug = 'odd'`
  })
})
