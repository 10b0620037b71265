import { slugOf } from '#domain/slug.ts'
import { argon2Passwords } from '#server/adapters/passwords/argon2.ts'
import type { Sql } from '#server/db/sql.ts'
import { DEMO_PASSWORD, people } from '../cast.ts'
import { withoutAccents } from '../listings.ts'
import { cities } from '../world/cities.ts'
import { insertRows, takeIds } from './rows.ts'

/** User ids by demo key. */
export type UserIds = ReadonlyMap<string, number>

export async function insertUsers(sql: Sql, before: (days: number) => string): Promise<UserIds> {
  const ids = await takeIds(sql, 'users', people.length)
  const idOf = new Map(people.map((person, index) => [person.key, ids[index]!]))
  const passwords = argon2Passwords()
  const hashes = new Map<string, string>()
  for (const person of people) if (person.hasLogin) hashes.set(person.key, await passwords.hash(DEMO_PASSWORD))
  // Agencies come first, because agents reference them.
  const ordered = [...people].sort((a, b) => Number(b.kind === 'agency') - Number(a.kind === 'agency'))
  await insertRows(
    sql,
    'users',
    ordered.map((person) => {
      const city = cities.find(({ name }) => name === person.city)!
      const home = city.districts[idOf.get(person.key)! % city.districts.length]!
      return {
        id: idOf.get(person.key)!,
        name: person.name,
        slug: slugOf(withoutAccents(person.name)),
        role: person.role,
        account_kind: person.kind,
        agency_id: person.agency ? idOf.get(person.agency)! : null,
        login_type: 'email',
        email: person.email,
        email_verified_at: before(person.joined - 0.01),
        phone: person.phone,
        country_code: person.dialling,
        password_hash: hashes.get(person.key) ?? null,
        address: `${home.streets[0]}, ${home.name}, ${city.name}`,
        city: city.name,
        state: city.state,
        country: city.country,
        latitude: home.latitude,
        longitude: home.longitude,
        about: person.about,
        wants_notifications: true,
        language_code: 'en',
        is_active: person.isActive,
        is_demo: person.hasLogin,
        shows_contact: true,
        verification: person.verification,
        created_at: before(person.joined),
        updated_at: before(person.joined),
      }
    }),
  )
  return idOf
}
