import type { ListingImport } from '#contract/imports.ts'
import { csvLine } from '#domain/csv.ts'
import type { testApp } from './app.ts'
import { givePackage, makeImage, makeUser } from './make.ts'

type App = Awaited<ReturnType<typeof testApp>>

/** The columns of the feeds that tests send, in terms of the RESO Data Dictionary. */
const HEAD = [
  'ListingKey',
  'Title',
  'PublicRemarks',
  'PropertyType',
  'Lintel_Offer',
  'ListPrice',
  'UnparsedAddress',
  'City',
  'Country',
  'Rooms',
] as const

/** Rows of properties in this category, which requires Rooms. */
export const feedRows =
  (category: () => { name: string }) =>
  (key: number | string, given: Record<string, string> = {}): Record<string, string> => ({
    ListingKey: String(key),
    Title: `House ${key}`,
    PublicRemarks: 'Two rooms; a garden, "and" a view.',
    PropertyType: category().name,
    Lintel_Offer: 'sell',
    ListPrice: '250000',
    UnparsedAddress: `${key} Garden Street`,
    City: 'Lisbon',
    Country: 'Portugal',
    Rooms: '3',
    ...given,
  })

/** The rows as CSV; `more` are additional columns. */
export const feedOf = (rows: readonly Record<string, string>[], ...more: string[]): string => {
  const columns = [...HEAD, ...more]
  return [columns, ...rows.map((row) => columns.map((name) => row[name] ?? ''))].map(csvLine).join('')
}

/** An owner with a complete profile and unlimited listings. */
export async function makeAgent(db: App['db'], limit: number | 'unlimited' = 'unlimited'): Promise<{ id: number }> {
  const face = await makeImage(db, { folder: 'users' })
  const agent = await makeUser(db, { phone: '912004418', address: '1 Garden Street', profile_media_id: face.id })
  await givePackage(db, agent.id, { property_list: limit })
  return agent
}

interface Sending {
  as: { id: number }
  source?: string
  isAbsolute?: boolean
  /** Staff send it for this owner. */
  forId?: number
  waives?: boolean
}

/** Sends feeds through the API. */
export function feedSender({ app, call, tokenOf, runJobs }: App) {
  async function send(feed: string | Uint8Array, given: Sending) {
    const { as, source = 'Office', isAbsolute = false, forId, waives = false } = given
    const form = new FormData()
    form.set('source', source)
    if (isAbsolute) form.set('is_absolute', '1')
    if (forId !== undefined) form.set('user_id', String(forId))
    if (waives) form.set('waive_limits', '1')
    if (typeof feed === 'string') form.set('feed', new Blob([feed]), 'feed.csv')
    else form.set('archive', new Blob([feed as Uint8Array<ArrayBuffer>]), 'feed.zip')
    const body = new Response(form)
    const response = await app.inject({
      method: 'POST',
      url: '/api/listing-imports',
      headers: { authorization: `Bearer ${await tokenOf(as)}`, 'content-type': body.headers.get('content-type')! },
      payload: Buffer.from(await body.arrayBuffer()),
    })
    return response.json() as { error: boolean; message: string; data: ListingImport }
  }

  /** Uploads a feed, previews it and imports it. */
  async function bring(feed: string | Uint8Array, options: Sending & { confirm?: 1 }) {
    const { data } = await send(feed, options)
    await runJobs()
    const checked = (await call('getImport', { id: data.id }, options.as)).data
    const answer = await call('runImport', { id: data.id, confirm: options.confirm ?? 0 }, options.as)
    await runJobs()
    const done = (await call('getImport', { id: data.id }, options.as)).data
    return { checked, answer, done }
  }
  return { send, bring }
}
