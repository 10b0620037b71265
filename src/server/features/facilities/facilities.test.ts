import { beforeAll, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { makeCategory, makeParameter } from '#test/support/make.ts'

const { call, db, app } = await testApp()

let school: { id: number }
let lift: { id: number }

beforeAll(async () => {
  const { id } = await makeCategory(db)
  lift = await makeParameter(db, id, {
    name: 'Lift',
    type_of_parameter: 'radiobutton',
    type_values: ['Yes', 'No'],
    is_required: true,
  })
  await db`insert into parameters (name, type_of_parameter, image) values ('Storeys', 'number', '/parameter-icons/storeys.svg')`
  const rows = await db<
    { id: number }[]
  >`insert into facilities (name, image) values ('School', '/facility-icons/school.svg'), ('Beach', '') returning id`
  school = rows[0]!
  await db`insert into content_translations (subject, subject_id, language_code, field, value) values
    ('facility', ${school.id}, 'es', 'name', 'Escuela'), ('parameter', ${lift.id}, 'es', 'name', 'Ascensor')`
})

const PARAMETERS = [
  { name: 'Lift', is_required: 1, type_of_parameter: 'radiobutton', type_values: ['Yes', 'No'] },
  {
    name: 'Storeys',
    is_required: 0,
    type_of_parameter: 'number',
    type_values: null,
    image: 'http://lintel.test/parameter-icons/storeys.svg',
  },
]

test('get-facilities returns all facility types, or one by id', async () => {
  proves('7.27')
  expect(await call('getFacilities', {})).toMatchObject({
    status: 200,
    total: 2,
    data: [
      {
        id: school.id,
        name: 'School',
        image: 'http://lintel.test/facility-icons/school.svg',
        created_at: expect.stringMatching(/\.\d{6}Z$/),
      },
      { name: 'Beach', image: '' },
    ],
  })
  expect(await call('getFacilities', { id: school.id })).toMatchObject({ total: 1, data: [{ name: 'School' }] })
  expect(await call('getFacilities', { id: 999 })).toMatchObject({ status: 200, total: 0, data: [] })
  expect(await call('getFacilities', { id: 'x' as never })).toMatchObject({ status: 400, error: true })
})

test('get-parameters returns every attribute, including those that no category uses', async () => {
  proves('7.28')
  expect((await call('getFacilitiesForFilter', {})).data).toMatchObject(PARAMETERS)
})

test('facilities and attributes are returned in one response, translated and never stale', async () => {
  proves('7.73')
  const ask = async () =>
    (await app.inject({ url: '/api/property-advance-filter-data', headers: { 'content-language': 'es' } })).json().data
  expect(await ask()).toMatchObject({
    parameters: [
      { ...PARAMETERS[0], translated_name: 'Ascensor' },
      { ...PARAMETERS[1], translated_name: 'Storeys' },
    ],
    nearby_facilities: [{ name: 'School', translated_name: 'Escuela' }, { name: 'Beach' }],
  })
  await db`insert into facilities (name) values ('Park')`
  expect((await ask()).nearby_facilities).toHaveLength(3)
})
