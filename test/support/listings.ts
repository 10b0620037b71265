import sharp from 'sharp'
import type { PropertyDetail } from '#contract/objects.ts'
import type { testApp } from './app.ts'
import { givePackage, makeCategory, makeImage, makeUser } from './make.ts'

type App = Awaited<ReturnType<typeof testApp>>

/** An image of one colour; another colour is another file. */
export const picture = (colour = '#14594a', width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

export const pdf = (words = 'Plan') => Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Title (${words}) >>\nendobj\n%%EOF\n`)

/** A field of a form: text, or a file. */
export type FormValue = string | number | { file: Buffer; name?: string }

export interface FormAnswer<T> {
  status: number
  error: boolean
  message: string
  key?: string
  data: T
}

/** Posts a form as clients do: every field under its own name, files included. */
export async function postForm<T = PropertyDetail[]>(
  { app, tokenOf }: Pick<App, 'app' | 'tokenOf'>,
  path: string,
  fields: Record<string, FormValue>,
  as: { id: number },
): Promise<FormAnswer<T>> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'object') form.append(name, new Blob([new Uint8Array(value.file)]), value.name ?? 'photo.jpg')
    else form.append(name, String(value))
  const sent = new Response(form)
  const answer = await app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: { authorization: `Bearer ${await tokenOf(as)}`, 'content-type': sent.headers.get('content-type')! },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  return { ...answer.json(), status: answer.statusCode }
}

/** An owner who may list: a complete profile, and credits of a package. */
export async function makeLister(db: App['db'], units: Record<string, number | 'unlimited'> = {}, given = {}) {
  const portrait = await makeImage(db, { folder: 'users' })
  const user = await makeUser(db, {
    phone: '15550123',
    address: '1 High Street',
    profile_media_id: portrait.id,
    ...given,
  })
  const all = { property_list: 'unlimited', project_list: 'unlimited', ...units } as const
  await givePackage(db, user.id, all)
  return user
}

/** The required fields of a property. */
export async function homeForm(db: App['db'], categoryId?: number): Promise<Record<string, FormValue>> {
  return {
    title: 'Sea Villa',
    description: 'Three rooms above the harbour.',
    category_id: categoryId ?? (await makeCategory(db)).id,
    property_type: 0,
    city: 'Porto',
    country: 'Portugal',
    address: '1 Harbour Road',
    price: '250000',
    title_image: { file: await picture() },
  }
}
