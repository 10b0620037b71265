import { createHash } from 'node:crypto'
import { one, type Sql } from '#server/db/sql.ts'
import { NOW } from './services.ts'

/**
 * Valid rows for tests: pass the values that the test is about, the rest has plausible defaults. Each function returns
 * the row as stored.
 */

interface Row {
  id: number
}

let count = 0
const next = () => ++count

/** A time before the tests' own clock. */
export const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)

export interface MadeUser extends Row {
  name: string
  slug: string
  email: string
}

export function makeUser(sql: Sql, given: Record<string, unknown> = {}): Promise<MadeUser> {
  const number = next()
  const row = {
    name: `Person ${number}`,
    slug: `person-${number}`,
    email: `person${number}@example.com`,
    login_type: 'email',
    shows_contact: true,
    created_at: daysAgo(100),
    ...given,
  }
  return one(sql<MadeUser[]>`insert into users ${sql(row)} returning id, name, slug, email`)
}

export function makeImage(
  sql: Sql,
  given: Record<string, unknown> = {},
): Promise<Row & { key: string; folder: string }> {
  const row = {
    key: createHash('sha256').update(`image ${next()}`).digest('hex').slice(0, 32),
    folder: 'property_title_img',
    kind: 'image',
    mime: 'image/avif',
    bytes: 1000,
    width: 960,
    height: 640,
    thumbhash: 'dGh1bWI=',
    blur: 'data:image/webp;base64,Ymx1cg==',
    status: 'ready',
    ...given,
  }
  return one(sql<(Row & { key: string; folder: string })[]>`insert into media ${sql(row)} returning id, key, folder`)
}

export function makeCategory(
  sql: Sql,
  given: Record<string, unknown> = {},
): Promise<Row & { slug: string; name: string }> {
  const number = next()
  const row = { name: `Category ${number}`, slug: `category-${number}`, image: '/category-icons/villa.svg', ...given }
  return one(sql<(Row & { slug: string; name: string })[]>`insert into categories ${sql(row)} returning id, slug, name`)
}

/** A parameter of the category, in this position. */
export async function makeParameter(sql: Sql, categoryId: number, given: Record<string, unknown> = {}): Promise<Row> {
  const number = next()
  const { type_values, ...rest } = given
  const row = { name: `Parameter ${number}`, type_of_parameter: 'textbox', ...rest }
  const parameter = await one(sql<Row[]>`
    insert into parameters ${sql({ ...row, type_values: type_values === undefined ? null : sql.json(type_values as string[]) })} returning id`)
  await sql`insert into category_parameters (category_id, parameter_id, position) values (${categoryId}, ${parameter.id}, ${number})`
  return parameter
}

export interface MadeProperty extends Row {
  slug: string
  title: string
}

interface PropertyParts {
  /** Values by parameter id. */
  values?: Record<number, string | string[]>
  gallery?: number
  isPromoted?: boolean
}

/** A public property; it is in the search tables when the promise resolves. */
export async function makeProperty(
  sql: Sql,
  { values = {}, gallery = 0, isPromoted = false, ...given }: PropertyParts & Record<string, unknown> = {},
): Promise<MadeProperty> {
  const number = next()
  const row = {
    category_id: Number(given.category_id ?? (await makeCategory(sql)).id),
    title_media_id: Number(given.title_media_id ?? (await makeImage(sql)).id),
    slug: `home-${number}`,
    title: `Home ${number}`,
    description: 'Two rooms and a garden.',
    property_type: 'sell',
    price: 250_000,
    request_status: 'approved',
    address: `${number} Garden Street`,
    city: 'Lisbon',
    state: 'Lisboa',
    country: 'Portugal',
    latitude: 38.7223,
    longitude: -9.1393,
    created_at: daysAgo(10),
    ...given,
  }
  const home = await one(sql<MadeProperty[]>`insert into properties ${sql(row)} returning id, slug, title`)
  for (const [parameterId, value] of Object.entries(values))
    await sql`insert into property_parameters (property_id, parameter_id, value) values (${home.id}, ${Number(parameterId)}, ${sql.json(value)})`
  for (let position = 0; position < gallery; position++) {
    const image = await makeImage(sql, { folder: 'property_gallery_img' })
    await sql`insert into property_gallery (property_id, media_id, position) values (${home.id}, ${image.id}, ${position})`
  }
  if (isPromoted) await makeAdvertisement(sql, { property_id: home.id })
  return home
}

export function makeProject(sql: Sql, given: Record<string, unknown> & { category_id: number }): Promise<MadeProperty> {
  const number = next()
  const row = {
    slug: `project-${number}`,
    title: `Project ${number}`,
    description: 'Forty homes around a court.',
    request_status: 'approved',
    is_active: true,
    city: 'Lisbon',
    country: 'Portugal',
    latitude: 38.72,
    longitude: -9.14,
    created_at: daysAgo(20),
    ...given,
  }
  return one(sql<MadeProperty[]>`insert into projects ${sql(row)} returning id, slug, title`)
}

export function makeAdvertisement(sql: Sql, given: Record<string, unknown>): Promise<Row> {
  const row = { status: 'approved', starts_at: daysAgo(5), ends_at: daysAgo(-25), ...given }
  return one(sql<Row[]>`insert into advertisements ${sql(row)} returning id`)
}

type Limits = Record<string, number | 'unlimited'>

/** A package with these entitlements, free unless a price is given. */
export async function makePackage(sql: Sql, features: Limits, given: Record<string, unknown> = {}): Promise<Row> {
  const row = {
    name: `Package ${next()}`,
    package_type: given.price_minor === undefined ? 'free' : 'paid',
    duration_hours: 720,
    ...given,
  }
  const made = await one(sql<Row[]>`insert into packages ${sql(row)} returning id`)
  for (const [key, limit] of Object.entries(features))
    await sql`
      insert into package_features (package_id, feature_id, limit_type, limit_count)
      select ${made.id}, f.id, ${limit === 'unlimited' ? limit : 'limited'}, ${limit === 'unlimited' ? null : limit}
      from features f where f.key = ${key}`
  return made
}

/** A payment for a package, open and through the sandbox gateway unless given otherwise. */
export async function makePayment(sql: Sql, userId: number, given: Record<string, unknown> = {}): Promise<Row> {
  const number = next()
  const row = {
    user_id: userId,
    package_id: Number(given.package_id ?? (await makePackage(sql, { property_list: 5 }, { price_minor: 2900 })).id),
    amount_minor: 2900,
    currency: 'USD',
    payment_type: 'online payment',
    payment_gateway: given.payment_type === undefined ? 'Sandbox' : null,
    reference: given.payment_type === undefined ? `reference${String(number).padStart(20, '0')}` : null,
    order_id: given.payment_type === undefined ? `order-${number}` : null,
    created_at: NOW,
    ...given,
  }
  return one(sql<Row[]>`insert into payment_transactions ${sql(row)} returning id`)
}

/** Grants a user an active package with these entitlements, unlimited unless a number is given. */
export async function givePackage(sql: Sql, userId: number, features: Limits) {
  const { id } = await makePackage(sql, features)
  const owned = await one(sql<Row[]>`
    insert into user_packages (user_id, package_id, starts_at, ends_at) values (${userId}, ${id}, ${daysAgo(1)}, ${daysAgo(-29)}) returning id`)
  await sql`
    insert into user_package_limits (user_package_id, feature_id, total)
    select ${owned.id}, feature_id, limit_count from package_features where package_id = ${id}`
  return owned
}
