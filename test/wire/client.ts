import { inject } from 'vitest'

/** The two generations of shipped web clients. */
export const GENERATIONS = ['older', 'newer'] as const
export type Generation = (typeof GENERATIONS)[number]

export type Fields = Record<string, string | number | File>
export interface Reply {
  status: number
  type: string
  body: Record<string, unknown>
  /** The response as text, for calls that return a page. */
  text: string
}

interface Sent {
  method?: 'GET' | 'POST' | 'DELETE'
  fields?: Fields
  token?: string | null
  /** Posts JSON instead of a form, as the older client does for favourites. */
  isJson?: boolean
  /** Another address, so that limits per address do not apply across tests. */
  address?: string
}

export const siteUrl = inject('wireUrl')

let addresses = 0
/** A client address that no other request has. */
export const newAddress = () => {
  const number = ++addresses
  return `10.${(process.pid >> 2) & 255}.${(number >> 8) & 255}.${number & 255}`
}

/** Sends a request as a client of the generation does. */
export async function send(generation: Generation, path: string, sent: Sent = {}): Promise<Reply> {
  const { method = 'GET', fields = {}, token = null, isJson = false, address = newAddress() } = sent
  const headers: Record<string, string> = { 'x-forwarded-for': address, origin: 'https://client.example' }
  // A signed-out client of the older generation sends the word.
  if (token !== null || generation === 'older') headers.authorization = `Bearer ${token ?? 'undefined'}`
  if (generation === 'newer') headers['content-language'] = 'en'
  const url = new URL(`${siteUrl}/api/${path}`)
  let body: BodyInit | undefined
  if (method === 'POST' && isJson) {
    headers['content-type'] = 'application/json'
    body = JSON.stringify(fields)
  } else if (method === 'POST') body = formOf(fields)
  else for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, String(value))
  // The newer generation sends this header with every request.
  if (method !== 'POST' && generation === 'newer') headers['content-type'] = 'multipart/form-data'
  const response = await fetch(url, { method, headers, ...(body !== undefined && { body }) })
  const text = await response.text()
  const type = response.headers.get('content-type') ?? ''
  return { status: response.status, type, text, body: type.startsWith('application/json') ? JSON.parse(text) : {} }
}

function formOf(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value instanceof File ? value : String(value))
  return form
}
