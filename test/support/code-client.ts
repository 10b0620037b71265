import type { FastifyInstance } from 'fastify'

interface Body {
  status: number
  error: boolean
  message: string
  retryAfter: string | undefined
  data?: { email?: string; name?: string } | null
  key?: string
  auth_id?: string
}

/** A client at an IP address that requests and tries codes. With `cookies` it is a browser on a page of the site, else an app. */
export function codeClient(app: FastifyInstance, remoteAddress: string, { cookies = false } = {}) {
  let cookie = ''
  return async (method: 'GET' | 'POST', path: string, input: Record<string, string>): Promise<Body> => {
    const headers = cookies ? { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', cookie } : {}
    const sent = method === 'GET' ? { query: input } : { payload: input }
    const response = await app.inject({ method, url: `/api/${path}`, headers, remoteAddress, ...sent })
    const kept = [response.headers['set-cookie'] ?? []].flat().find((text) => text.startsWith('code_requester='))
    if (kept) cookie = kept.split(';')[0]!
    return { ...response.json(), status: response.statusCode, retryAfter: response.headers['retry-after'] }
  }
}
