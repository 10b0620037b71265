import { expect, test } from 'vitest'
import type { ListingImport } from '#contract/imports.ts'
import { currentCatalogue } from '#server/features/categories/public.ts'
import { testApp } from '#test/support/app.ts'
import { makeCategory, makeParameter, makeProperty, makeUser } from '#test/support/make.ts'
import { exportListings } from './export-listings.ts'

const { app, db, call, tokenOf, runJobs } = await testApp()

test.each(['csv', 'json'] as const)('an export as %s can be imported again without changes', async (format) => {
  const category = await makeCategory(db)
  const rooms = await makeParameter(db, category.id, { name: `Rooms ${format}`, type_of_parameter: 'number' })
  const extras = await makeParameter(db, category.id, {
    name: `Extras ${format}`,
    type_of_parameter: 'checkbox',
    type_values: ['Pool', 'Sauna, hot'],
  })
  const owner = await makeUser(db)
  const home = (given: object) => makeProperty(db, { owner_id: owner.id, category_id: category.id, ...given })
  await home({ title: '=Sea "Villa"', values: { [rooms.id]: '3', [extras.id]: ['Pool', 'Sauna, hot'] } })
  await home({ property_type: 'rent', rent_duration: 'Yearly', description: 'One\nTwo', state: null })
  await home({ property_type: 'sold', latitude: null, longitude: null, client_address: '@home' })
  await makeProperty(db, { category_id: category.id })
  let text = ''
  const catalogue = await currentCatalogue({ sql: db, language: 'en' })
  for await (const part of exportListings(db, catalogue, { ownerId: owner.id, format })) text += part
  const form = new FormData()
  form.set('source', 'Back')
  form.set('feed', new Blob([text]), 'feed')
  const body = new Response(form)
  const sent = await app.inject({
    method: 'POST',
    url: '/api/listing-imports',
    headers: { authorization: `Bearer ${await tokenOf(owner)}`, 'content-type': body.headers.get('content-type')! },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  const { id } = (sent.json() as { data: ListingImport }).data
  await runJobs()
  const { data } = await call('getImport', { id }, owner)
  expect(data).toMatchObject({ status: 'checked', created: 0, changed: 0, unchanged: 3, errors: 0 })
})
