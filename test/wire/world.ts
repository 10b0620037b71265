import { send } from './client.ts'
import { demoUser, developerUser } from './people.ts'

/** Public objects of the demo that requests name. */
export interface World {
  property: { id: number; slug: string; categoryId: number; city: string }
  /** Another one of the same category. */
  similar: { id: number }
  premium: { id: number; slug: string }
  /** Objects of the agent who signs in. */
  own: { id: number; slug: string; projectSlug: string }
  project: { id: number; slug: string }
  agent: { id: number; slug: string }
  articleSlug: string
  categorySlug: string
  paidPackage: number
}

type Row = Record<string, unknown> & { id: number; slug_id: string }

async function rows(path: string, fields = {}, token: string | null = null): Promise<Row[]> {
  const { body } = await send('older', path, { fields, token })
  return [body.data].flat() as Row[]
}

let known: Promise<World> | undefined
export const theWorld = () => (known ??= findWorld())

async function findWorld(): Promise<World> {
  const agent = await demoUser('kabir')
  const developer = await developerUser()
  const homes = await rows('get-property-list', { limit: 100 })
  const isPlain = (home: Row) => home.is_premium === false && home.added_by !== agent.id
  const property = homes.find(isPlain)!
  const similar = homes.find((home) => isPlain(home) && home !== property && home.category_id === property.category_id)!
  const premium = homes.find((home) => home.is_premium === true && home.added_by !== agent.id)!
  const [own] = await rows('get-added-properties', { status: '1', request_status: 'approved' }, agent.token)
  const [project] = await rows('get-projects')
  const [ownProject] = await rows('get-added-projects', {}, developer.token)
  const person = (await rows('agent-list', { limit: 20 })).find((one) => one.is_admin === false)!
  const [article] = await rows('get_articles')
  const [category] = await rows('get_categories', { has_property: 'true' })
  const paid = (await rows('get-package')).find((one) => one.package_type === 'paid')!
  return {
    property: {
      id: property.id,
      slug: property.slug_id,
      categoryId: property.category_id as number,
      city: property.city as string,
    },
    similar: { id: similar.id },
    premium: { id: premium.id, slug: premium.slug_id },
    own: { id: own!.id, slug: own!.slug_id, projectSlug: ownProject!.slug_id },
    project: { id: project!.id, slug: project!.slug_id },
    agent: { id: person.id, slug: person.slug_id },
    articleSlug: article!.slug_id,
    categorySlug: category!.slug_id,
    paidPackage: paid.id,
  }
}
