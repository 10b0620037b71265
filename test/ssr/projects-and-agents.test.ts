import { resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import {
  givePackage,
  type MadeUser,
  makeAdvertisement,
  makeCategory,
  makeImage,
  makeProject,
  makeProperty,
  makeUser,
} from '#test/support/make.ts'

const app = await testApp({ site: { buildDir: resolve('build') } })

const visit = async (url: string, as?: MadeUser) => {
  const cookies: Record<string, string> = as ? { session: await app.tokenOf(as) } : {}
  const { statusCode, headers, body } = await app.inject({ url, cookies })
  return { status: statusCode, location: headers.location, html: body }
}
const factsOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, text]) => JSON.parse(text!))
const linksOf = (html: string, start: string) => [
  ...new Set([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!).filter((href) => href.startsWith(start))),
]

let ana: MadeUser
let member: MadeUser

beforeAll(async () => {
  const image = await makeImage(app.db)
  ana = await makeUser(app.db, {
    name: 'Ana Lima',
    slug: 'ana-lima',
    account_kind: 'agent',
    email: 'ana@lintel.test',
    phone: '351210000000',
    about: 'Twenty years in Lisbon.',
    instagram: 'javascript:alert(1)',
    verification: 'success',
  })
  member = await makeUser(app.db)
  await makeUser(app.db, { role: 'admin', name: 'The Desk', slug: 'the-desk' })
  await givePackage(app.db, member.id, { project_access: 'unlimited', premium_properties: 'unlimited' })
  await app.db`update packages set name = 'Explorer', package_type = 'paid', price_minor = 900`
  const flat = await makeCategory(app.db, { name: 'Apartment', slug: 'apartment' })
  const villa = await makeCategory(app.db, { name: 'Villa', slug: 'villa' })
  const court = await makeProject(app.db, {
    slug: 'mill-court',
    title: 'Mill Court </script><script>alert(1)</script>',
    owner_id: ana.id,
    category_id: flat.id,
    image_media_id: image.id,
    type: 'under_construction',
  })
  await makeAdvertisement(app.db, { project_id: court.id })
  await app.db`insert into project_plans (project_id, title, media_id, position) values (${court.id}, 'Two rooms', ${image.id}, 1)`
  await makeProject(app.db, { slug: 'orchard', title: 'Orchard Villas', category_id: villa.id, type: 'upcoming' })
  for (let i = 0; i < 13; i++)
    await makeProject(app.db, { slug: `row-${i}`, title: `Row ${i}`, category_id: flat.id, type: 'upcoming' })
  await makeProject(app.db, { slug: 'secret', title: 'Secret', category_id: flat.id, is_active: false })
  for (let i = 0; i < 13; i++)
    await makeProperty(app.db, { owner_id: ana.id, category_id: flat.id, title: `Flat ${i}` })
  await makeProperty(app.db, { owner_id: ana.id, category_id: flat.id, slug: 'gilded', is_premium: true })
  const shy = await makeUser(app.db, {
    slug: 'shy',
    name: 'Shy Seller',
    email: 'shy@lintel.test',
    phone: '351219999999',
    shows_contact: false,
  })
  await makeProperty(app.db, { owner_id: shy.id, category_id: villa.id, slug: 'of-the-shy' })
  await makeProperty(app.db, { owner_id: null, category_id: villa.id, slug: 'of-the-desk' })
})

describe('the list of projects', () => {
  test('is complete without script, with a filter form and numbered pages that have addresses', async () => {
    proves('2.25')
    const { status, html } = await visit('/all-projects')
    expect(status).toBe(200)
    expect(html).toMatch(/<h1[^>]*>New projects<\/h1>/)
    expect(html).toContain('15 projects')
    expect(linksOf(html, '/project-details/')).toHaveLength(12)
    expect(html).toMatch(/<form[^>]*action="\/all-projects"/)
    expect(html).toContain('href="/all-projects?page=2"')
    expect(html).toContain('<link rel="canonical" href="http://lintel.test/all-projects"/>')
    const [list, trail] = factsOf(html)
    expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 15 })
    expect(list.itemListElement[0]).toMatchObject({ position: 1, url: expect.stringContaining('/project-details/') })
    expect(trail['@type']).toBe('BreadcrumbList')
    expect(html).not.toContain('secret')
  })

  test('has a second page with its own title and continued numbering', async () => {
    const { status, html } = await visit('/all-projects?page=2')
    expect(status).toBe(200)
    expect(linksOf(html, '/project-details/')).toHaveLength(3)
    expect(factsOf(html)[0].itemListElement[0].position).toBe(13)
    expect(html).toContain('<link rel="canonical" href="http://lintel.test/all-projects?page=2"/>')
    expect((await visit('/all-projects?page=3')).status).toBe(404)
  })

  test.each([
    ['type=under_construction', 'Projects under construction', '1 project'],
    ['category=villa', 'New projects', '1 project'],
    ['search=Mill', 'New projects', '1 project'],
  ])('%s is titled %s and finds %s', async (query, title, count) => {
    const { html } = await visit(`/all-projects?${query}`)
    expect(html).toContain(`>${title}</h1>`)
    expect(html).toContain(count)
  })

  test('without a match says so, links to all projects and is marked noindex', async () => {
    const { status, html } = await visit('/all-projects?search=nothing-like-it')
    expect(status).toBe(200)
    expect(html).toContain('No projects match your filters')
    expect(html).toMatch(/<a[^>]*href="\/all-projects"[^>]*>All projects</)
    expect(html).toContain('content="noindex"')
    expect((await visit('/all-projects?place=Nowhereville')).html).toContain('We couldn’t find “Nowhereville”')
    expect((await visit('/all-projects?category=castle')).html).toContain('No projects match your filters')
  })

  test('has a page of upcoming projects with its title, address and filters', async () => {
    proves('2.26')
    const { status, html } = await visit('/upcoming-projects?category=apartment')
    expect(status).toBe(200)
    expect(html).toContain('>Upcoming projects</h1>')
    expect(html).toContain('13 projects')
    const first = await visit('/upcoming-projects')
    expect(first.html).toContain('14 projects')
    expect(first.html).toContain('<title>Upcoming projects · Lintel</title>')
    expect(first.html).toContain('<link rel="canonical" href="http://lintel.test/upcoming-projects"/>')
    expect(linksOf(first.html, '/project-details/')).not.toContain('/project-details/mill-court')
    expect(first.html).toMatch(/<form[^>]*action="\/upcoming-projects"/)
    expect(linksOf((await visit('/')).html, '/upcoming-projects')).toEqual(['/upcoming-projects'])
  })

  test('redirects the old address of upcoming projects to their page and keeps its query', async () => {
    const { status, location } = await visit('/all-projects?type=upcoming&category=villa&lang=fr')
    expect([status, location]).toEqual([301, '/upcoming-projects?category=villa&lang=fr'])
  })

  test('without upcoming projects says so and links to the others', async () => {
    const empty = await testApp({ site: { buildDir: resolve('build') } })
    const { statusCode, body } = await empty.inject({ url: '/upcoming-projects' })
    expect(statusCode).toBe(200)
    expect(body).toContain('No upcoming projects yet')
    expect(body).toMatch(/<a[^>]*href="\/all-projects"[^>]*>All projects</)
  })

  test('has a page of featured projects', async () => {
    const { html } = await visit('/featured-projects')
    expect(html).toMatch(/<h1[^>]*>Featured projects<\/h1>/)
    expect(linksOf(html, '/project-details/')).toEqual(['/project-details/mill-court'])
  })
})

describe('a project by its id', () => {
  const idOf = async (slug: string) =>
    (await app.db<{ id: number }[]>`select id from projects where slug = ${slug}`)[0]!.id

  test.each(['visitor', 'member'])('redirects a %s to its slug and keeps the query', async (who) => {
    proves('2.8')
    const { status, location } = await visit(
      `/project-details/${await idOf('orchard')}?lang=ar&from=app`,
      who === 'member' ? member : undefined,
    )
    expect([status, location]).toEqual([301, '/project-details/orchard?lang=ar&from=app'])
  })

  test('answers 404 when it is hidden or unknown', async () => {
    for (const id of [await idOf('secret'), 987_654, '0', '1e3', '99999999999999999999'])
      expect((await visit(`/project-details/${id}`)).status).toBe(404)
  })

  test('is not mistaken for a slug of digits', async () => {
    const id = await idOf('orchard')
    await app.db`update projects set slug = ${String(id)} where slug = 'row-0'`
    expect(await visit(`/project-details/${id}`)).toMatchObject({ status: 200 })
    await app.db`update projects set slug = 'row-0' where slug = ${String(id)}`
  })
})

describe('a project', () => {
  test('shows a visitor its summary, the locked sections, the packages that unlock them and their prices', async () => {
    proves('6.8')
    const { status, html } = await visit('/project-details/mill-court')
    expect(status).toBe(200)
    expect(html).toContain('Under construction')
    expect(html).toContain('Project details are for members')
    expect(html).toContain('Explorer')
    expect(html).toContain('$9')
    expect(html).toContain('href="/sign-in?next=%2Fproject-details%2Fmill-court"')
    expect(html).not.toContain('Forty homes around a court.')
    expect(html).not.toContain('351210000000')
    expect(html).not.toContain('<script>alert(1)</script>')
    expect(factsOf(html).map((fact) => fact['@type'])).toEqual(['ApartmentComplex', 'BreadcrumbList'])
  })

  test('is fully shown to a user with the entitlement: description, plans, developer, similar projects', async () => {
    const { status, html } = await visit('/project-details/mill-court', member)
    expect(status).toBe(200)
    expect(html).toContain('Forty homes around a court.')
    expect(html).toContain('alt="Floor plan: Two rooms"')
    expect(html).toContain('href="tel:+351210000000"')
    expect(html).toContain('href="/agent-details/ana-lima"')
    expect(html).toContain('Similar projects')
    expect(html).not.toContain('are for members')
  })

  test('locks another owner’s project for a signed-in user without asking to sign in', async () => {
    const { html } = await visit('/project-details/mill-court', ana)
    // Her own project is open to her; another user’s is not.
    expect(html).toContain('Forty homes around a court.')
    const other = await visit('/project-details/orchard', ana)
    expect(other.html).toContain('are for members')
    expect(other.html).not.toContain('Already have one?')
  })

  test.each(['secret', 'no-such', '%00', 'a'.repeat(300)])('%s answers 404', async (slug) => {
    const { status, html } = await visit(`/project-details/${slug}`)
    expect(status).toBe(404)
    expect(html).toContain('Page not found')
  })
})

describe('agents', () => {
  test('are listed with a search, the site itself at its own address', async () => {
    proves('2.20')
    const { status, html } = await visit('/all-agents')
    expect(status).toBe(200)
    expect(html).toMatch(/<h1[^>]*>Agents<\/h1>/)
    expect(html).toContain('href="/agent-details/ana-lima"')
    expect(html).toContain('href="/agent-details/the-desk?is_admin=1"')
    expect(factsOf(html)[0]['@type']).toBe('ItemList')
    // A private owner has a page of listings, but no entry in the directory.
    expect(html).not.toContain('href="/agent-details/shy"')
    expect((await visit('/agent-details/shy')).status).toBe(200)
    expect(html).toContain('>Agent</span>')
    // The site itself has no account type.
    expect(html).not.toContain('>Agency</span>')
    const found = await visit('/all-agents?search=lima')
    expect(linksOf(found.html, '/agent-details/')).toEqual(['/agent-details/ana-lima'])
    const none = await visit('/all-agents?search=nobody')
    expect(none.html).toContain('No agents match “nobody”')
    expect(none.html).toContain('content="noindex"')
  })

  test('each has a page: name, verification, about, contact, homes on numbered pages', async () => {
    proves('2.21')
    const { status, html } = await visit('/agent-details/ana-lima')
    expect(status).toBe(200)
    expect(html).toMatch(/<h1[^>]*>Ana Lima<\/h1>/)
    expect(html).toContain('Verified')
    expect(html).toContain('Twenty years in Lisbon.')
    expect(html).toContain('href="tel:+351210000000"')
    expect(html).toContain('mailto:ana@lintel.test')
    expect(html).not.toContain('javascript:')
    expect(linksOf(html, '/properties-details/').length).toBeGreaterThanOrEqual(12)
    expect(html).toContain('href="/agent-details/ana-lima?page=2"')
    expect(factsOf(html).map((fact) => fact['@type'])).toEqual(['RealEstateAgent', 'BreadcrumbList', 'ItemList'])
  })

  test('without a public number show the alternative, on their own page and on that of a home', async () => {
    const page = (await visit('/agent-details/shy')).html
    expect(page).toContain('Open one of the homes below and register your interest.')
    const listing = (await visit('/properties-details/of-the-shy')).html
    expect(listing).toMatch(/Contact (agent|owner)</)
    expect(listing).not.toContain('href="tel:')
    for (const html of [page, listing]) expect(html).not.toMatch(/351219999999|shy@lintel\.test/)
  })

  test('premium homes and projects explain why they are locked, and are open to entitled users', async () => {
    const homes = await visit('/agent-details/ana-lima')
    expect(homes.html).toContain('1 more home is premium')
    expect(homes.html).not.toContain('/properties-details/gilded')
    const projects = await visit('/agent-details/ana-lima?tab=projects')
    expect(projects.html).toContain('1 project for members')
    expect(projects.html).not.toContain('/project-details/mill-court')
    const opened = await visit('/agent-details/ana-lima?tab=projects', member)
    expect(opened.html).toContain('href="/project-details/mill-court"')
  })

  test('the site itself has an agent page', async () => {
    const { status, html } = await visit('/agent-details/anything?is_admin=1')
    expect(status).toBe(200)
    expect(html).toContain('href="/properties-details/of-the-desk"')
  })

  test.each(['nobody', '%00', 'ana-lima?page=99'])('%s answers 404', async (slug) => {
    expect((await visit(`/agent-details/${slug}`)).status).toBe(404)
  })
})

test('property types show their count and link to their homes', async () => {
  const { status, html } = await visit('/all-categories')
  expect(status).toBe(200)
  expect(html).toContain('href="/properties/categories/apartment"')
  expect(html).toContain('href="/properties/categories/villa"')
  expect(html).toContain('16 homes by property type')
})

test.each([
  ['/projects', '/all-projects'],
  ['/projects/featured-projects', '/featured-projects'],
  ['/all/agents?search=ana', '/all-agents?search=ana'],
  ['/all/categories/', '/all-categories'],
  ['/property-details/gilded', '/properties-details/gilded'],
  ['/all-agents/', '/all-agents'],
])('%s moved permanently to %s', async (from, to) => {
  const { status, location } = await visit(from)
  expect([status, location]).toEqual([301, to])
})

test.each([
  '/all-projects?search=%00',
  '/all-projects?place=%00&category=%00&page=-1&type[]=x',
  `/all-projects?search=${'%F0%9F%8F%A0'.repeat(200)}`,
  "/all-projects?search=%25_'%22;--",
  '/all-agents?search=%00%ff',
  `/all-agents?search=${'a'.repeat(5000)}`,
  '/agent-details/ana-lima?tab[]=projects&page=1e9',
  '/all-categories?%00=%00',
])('%s answers 200', async (address) => {
  expect((await visit(address)).status).toBe(200)
})
