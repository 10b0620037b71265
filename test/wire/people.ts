import sharp from 'sharp'
import { DEMO_PASSWORD } from '#demo/cast.ts'
import { type Fields, type Generation, newAddress, send } from './client.ts'

/** A signed-in user. */
export interface Person {
  id: number
  token: string
}

const sessions = new Map<string, Promise<Person>>()

/** Signs in a user of the demo, once per file. */
export function demoUser(key: string): Promise<Person> {
  const known = sessions.get(key) ?? signIn({ email: `${key}@demo.lintel.test`, password: DEMO_PASSWORD })
  sessions.set(key, known)
  return known
}

async function signIn(fields: Fields): Promise<Person> {
  const { body } = await send('older', 'user_signup', { method: 'POST', fields: { type: 3, ...fields } })
  if (body.error) throw new Error(`The sign-in failed: ${body.message}`)
  return { id: (body.data as { id: number }).id, token: body.token as string }
}

let registered = 0

/** Registers a user as clients do: a form, the code, and the first sign-in. */
export async function newUser(generation: Generation): Promise<Person & { email: string }> {
  const email = `wire-${process.pid}-${Date.now()}-${++registered}@lintel.test`
  const password = 'green lantern bridge'
  const address = newAddress()
  const fields = { name: 'Wire Client', email, password, re_password: password, mobile: '' }
  const { body } = await send(generation, 'user-register', { method: 'POST', fields, address })
  const otp = body.demo_code as string
  await send(generation, 'verify-otp', { fields: { number: '', email, otp }, address })
  return { ...(await signIn({ email, password })), email }
}

/** A picture as a client sends it: named and typed as JPEG, whatever its bytes are. */
export async function pictureFile(format: 'jpeg' | 'webp' | 'avif' = 'jpeg', name = 'title_image.jpg'): Promise<File> {
  const { r, g, b } = { r: Math.trunc(Math.random() * 255), g: Math.trunc(Math.random() * 255), b: 90 }
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: { r, g, b } } })
    .toFormat(format)
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
}

/** The fields of a project as the add form sends them. */
export const projectForm = async (): Promise<Fields> => ({
  title: 'Harbour Court',
  description: 'Two houses around a courtyard.',
  image: await pictureFile(),
  category_id: 1,
  city: 'Lisbon',
  state: 'Lisbon',
  country: 'Portugal',
  location: '2 Harbour Road',
  type: 'upcoming',
  latitude: '38.72',
  longitude: '-9.14',
  'plans[0][id]': '',
  'plans[0][title]': 'Ground floor',
  'plans[0][document]': await pictureFile('jpeg', 'plan.jpg'),
})

let developer: Promise<Person> | undefined
/** An administrator, who needs no package, with a project of the site. */
export const developerUser = () =>
  (developer ??= demoUser('meera').then(async (person) => {
    await send('older', 'post_project', { method: 'POST', token: person.token, fields: await projectForm() })
    return person
  }))

/** A user who may list: a complete profile and a free package. */
export async function newLister(generation: Generation): Promise<Person & { email: string }> {
  const person = await newUser(generation)
  const { token } = person
  const profile = { name: 'Wire Lister', mobile: '351912000123', address: '1 High Street', notification: 1 }
  await send(generation, 'update_profile', {
    method: 'POST',
    token,
    fields: { ...profile, profile: await pictureFile('jpeg', 'profile.jpg') },
  })
  const { body } = await send(generation, 'get-package', { token })
  const free = (body.data as { id: number; package_type: string }[]).find((one) => one.package_type === 'free')
  await send(generation, 'assign_package', { method: 'POST', token, fields: { package_id: free!.id } })
  return person
}
