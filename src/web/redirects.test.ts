import { expect, test } from 'vitest'
import { movedTo } from './redirects.ts'

const to = (path: string) => movedTo(new URL(path, 'http://lintel.test'))

test.each([
  ['/properties', '/properties/all-properties'],
  ['/properties?city=Porto&type=rent', '/properties/all-properties?city=Porto&type=rent'],
  ['/properties/category/sea%20side', '/properties/categories/sea%20side'],
  ['/properties/featured-properties', '/featured-properties'],
  ['/properties/most-viewed-properties', '/most-viewed-properties'],
  ['/properties/most-favourite-properties', '/most-favorite-properties'],
  ['/most-favourite-properties', '/most-favorite-properties'],
  ['/properties/premium-properties', '/premium-properties'],
  ['/properties/properties-nearby-city', '/properties-nearby-city'],
  ['/property-details/sea-view', '/properties-details/sea-view'],
  ['/projects', '/all-projects'],
  ['/projects/featured-projects', '/featured-projects'],
  ['/projects/upcoming-projects', '/upcoming-projects'],
  ['/all/categories', '/all-categories'],
  ['/all/agents?page=2', '/all-agents?page=2'],
  ['/user/favourites', '/user/favorites-properties'],
  ['/all/articles', '/articles'],
  ['/articles/floor-plans', '/article-details/floor-plans'],
  ['/terms-and-conditions', '/terms-and-condition'],
  ['/terms-conditions?lang=es', '/terms-and-condition?lang=es'],
  ['/user', '/user/dashboard'],
  ['/user/', '/user/dashboard'],
  ['/user-register', '/user/profile'],
  ['/user/bookings', '/user/viewings'],
  ['/user/requested-bookings?lang=es', '/user/viewings?lang=es'],
  ['/user/appointment-settings?lang=es', '/user/viewings?tab=hours&lang=es'],
  ['/featured-properties/', '/featured-properties'],
  ['/properties/city/Porto/?page=2', '/properties/city/Porto?page=2'],
  ['/projects/', '/all-projects'],
])('%s has moved to %s', (from, where) => {
  expect(to(from)).toBe(where)
})

test.each([
  '/',
  '/propertiesx',
  '/properties/all-properties',
  '/properties/category/a/b',
  '/properties/category/%E0%A4%A',
])('%s has not moved', (path) => {
  expect(to(path)).toBeNull()
})

test('an address that begins with two slashes cannot redirect to another host', () => {
  expect(movedTo({ pathname: '//evil.test/', search: '' })).toBe('/evil.test')
})

test('the target of a redirect is not redirected itself', () => {
  for (const path of ['/properties', '/most-favourite-properties', '/projects', '/all/agents'])
    expect(to(to(path)!)).toBeNull()
})
