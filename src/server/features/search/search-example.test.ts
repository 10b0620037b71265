import { expect, test } from 'vitest'
import { readSearchQuery, searchInput } from '#domain/search-query.ts'
import { memoryTexts } from '#server/adapters/texts/memory.ts'
import { testApp } from '#test/support/app.ts'
import { makeCategory, makeParameter, makeProperty } from '#test/support/make.ts'
import { ar } from '#web/i18n/ar.ts'
import { en } from '#web/i18n/en.ts'
import { es } from '#web/i18n/es.ts'
import { fr } from '#web/i18n/fr.ts'
import { hi } from '#web/i18n/hi.ts'

const NAMES = { es: 'Apartamento', ar: 'شقة', hi: 'अपार्टमेंट', fr: 'Appartement' }

async function siteWith(homes: { price: number; bedrooms?: number; property_type?: string; city?: string }[]) {
  const app = await testApp()
  app.services.texts = memoryTexts({ en, es, ar, hi, fr })
  const { id: category_id } = await makeCategory(app.db, { name: 'Apartment' })
  for (const [language_code, value] of Object.entries(NAMES))
    await app.db`insert into content_translations ${app.db({ subject: 'category', subject_id: category_id, field: 'name', language_code, value })}`
  const { id: bedroomsId } = await makeParameter(app.db, category_id, {
    name: 'Bedrooms',
    type_of_parameter: 'number',
    fact: 'bedrooms',
  })
  for (const { bedrooms, ...home } of homes)
    await makeProperty(app.db, {
      category_id,
      ...home,
      ...(bedrooms && { values: { [bedroomsId]: String(bedrooms) } }),
    })
  const example = async (language = 'en') => {
    const answer = await app.inject({ url: '/api/search/example', headers: { 'content-language': language } })
    return answer.json().data.phrase as string | null
  }
  /** Number of properties on the results page of this sentence. */
  const follow = async (q: string) => {
    const { data } = await app.call('searchPhrase', { q })
    const query = searchInput(readSearchQuery(new URLSearchParams(data.query)))
    return (await app.call('searchProperties', query as never)).total
  }
  return { ...app, example, follow }
}

const LISBON = { city: 'Lisbon', price: 347_500, bedrooms: 3 }

test('the example finds properties in every language of the site', async () => {
  const { example, follow } = await siteWith([LISBON, LISBON, { ...LISBON, price: 2_000_000, bedrooms: 1 }])
  expect(await example()).toBe('3 bed apartment in Lisbon under $350,000')
  expect(await example('ar')).toContain('لشبونة')
  for (const language of ['en', 'es', 'ar', 'hi', 'fr']) {
    const phrase = await example(language)
    expect([language, phrase, phrase && (await follow(phrase))]).toEqual([language, expect.any(String), 2])
  }
})

test('the example leaves out the number of bedrooms where its word would be singular or dual', async () => {
  const { example, follow } = await siteWith([{ ...LISBON, bedrooms: 2 }])
  expect(await example('en')).toContain('2 bed')
  expect(await example('ar')).not.toContain('2')
  expect(await follow((await example('ar'))!)).toBe(1)
})

test('a site with rentals only gets an example of a rental', async () => {
  const { example, follow } = await siteWith([{ price: 1_900, property_type: 'rent', bedrooms: 2 }])
  expect(await example()).toBe('2 bed apartment in Lisbon under $1,900')
  expect(await follow((await example())!)).toBe(1)
})

test('a site without properties has no example', async () => {
  expect(await (await siteWith([])).example()).toBeNull()
})

test('a sentence that the query parser does not understand is not used as an example', async () => {
  const site = await siteWith([LISBON])
  await site.db`update categories set is_active = false`
  expect(await site.example()).toBeNull()
})
