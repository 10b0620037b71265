import { beforeAll, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { makeCategory, makeParameter, makeProperty } from '#test/support/make.ts'

const { call, db, app } = await testApp()

let villa: { id: number }

beforeAll(async () => {
  villa = await makeCategory(db, { name: 'Villa', slug: 'villa', meta_title: 'Villas' })
  await makeCategory(db, { name: 'Ático', slug: 'atico' })
  await makeCategory(db, { name: 'Closed', slug: 'closed', is_active: false })
  const later = await makeParameter(db, villa.id, { name: 'Garden', is_required: true })
  const first = await makeParameter(db, villa.id, {
    name: 'View',
    type_of_parameter: 'dropdown',
    type_values: ['Sea', 'Street'],
  })
  await db`update category_parameters set position = case parameter_id when ${first.id} then 1 else 2 end where parameter_id in (${first.id}, ${later.id})`
  await makeProperty(db, { category_id: villa.id })
  await makeProperty(db, { category_id: villa.id, is_active: false })
})

test('categories are returned in their order with their attributes in the category’s order', async () => {
  proves('7.7')
  const { data, total, status } = await call('getCategories', {})
  expect({ status, total }).toEqual({ status: 200, total: 2 })
  expect(data).toMatchObject([
    {
      category: 'Villa',
      slug_id: 'villa',
      image: 'http://lintel.test/category-icons/villa.svg',
      meta_title: 'Villas',
      meta_image: 'http://lintel.test/category-icons/villa.svg',
      parameter_types: [
        { name: 'View', type_values: ['Sea', 'Street'], is_required: 0 },
        { name: 'Garden', type_values: null, is_required: 1 },
      ],
    },
    { category: 'Ático', parameter_types: [] },
  ])
  expect(data.map((category) => category.properties_count)).toEqual([1, 0])
})

test.each([
  [{ has_property: 'true' }, ['Villa']],
  [{ has_property: 'false' }, ['Villa', 'Ático']],
  [{ slug_id: 'atico' }, ['Ático']],
  [{ search: 'ATI' }, ['Ático']],
  [{ search: '%' }, []],
  [{ slug_id: 'closed' }, []],
  [{ limit: 1, offset: 1 }, ['Ático']],
] as const)('%j finds %j', async (input, names) => {
  proves('7.7')
  expect((await call('getCategories', input)).data.map(({ category }) => category)).toEqual(names)
})

test('public properties are counted on request, hidden ones are not', async () => {
  expect((await call('getCategories', { has_property: '1', id: villa.id })).data).toMatchObject([
    { properties_count: 1 },
  ])
})

test('names are translated where a translation exists', async () => {
  await db`insert into content_translations (subject, subject_id, field, language_code, value) values ('category', ${villa.id}, 'name', 'ar', 'فيلا')`
  const response = await app.inject({ url: '/api/get_categories', headers: { 'content-language': 'ar' } })
  expect(response.json().data).toMatchObject([
    { category: 'Villa', translated_name: 'فيلا' },
    { category: 'Ático', translated_name: 'Ático' },
  ])
  const homes = await app.inject({ url: '/api/get-property-list', headers: { 'content-language': 'ar' } })
  expect(homes.json().data).toMatchObject([{ category: { category: 'Villa', translated_name: 'فيلا' } }])
})

test('a non-numeric id is refused', async () => {
  expect(await call('getCategories', { id: 'x' })).toMatchObject({ status: 400, error: true })
})
