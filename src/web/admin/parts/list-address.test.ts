import { expect, test } from 'vitest'
import { listAddress, listState } from './list-address.ts'

const stateOf = (query: string) => listState(new URL(`http://site.test/admin/people?${query}`))

test('page, sort and filters are read from the address', () => {
  expect(stateOf('q=ana&role=admin&sort=-name&page=3&empty=')).toEqual({
    page: 3,
    offset: 60,
    sort: '-name',
    filters: { q: 'ana', role: 'admin' },
  })
})

test.each(['page=0', 'page=-4', 'page=abc', ''])('%j is the first page', (query) => {
  expect(stateOf(query)).toMatchObject({ page: 1, offset: 0 })
})

test('a page number above the maximum is capped', () => {
  expect(stateOf('page=999999999999').offset).toBe(1_000_000)
})

test('another page keeps sort and filters; another sort begins at the first page', () => {
  const state = stateOf('q=ana&sort=-name&page=3')
  expect(listAddress(state, { page: 4 })).toBe('?q=ana&sort=-name&page=4')
  expect(listAddress(state, { page: 1 })).toBe('?q=ana&sort=-name')
  expect(listAddress(state, { sort: 'email' })).toBe('?q=ana&sort=email')
})
