import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import type { DraftFile, DraftSlot } from '#contract/drafts.ts'

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer <<>>\n%%EOF')

/** A small photo; another text makes another photo. */
export function picture(words: string, width = 320, height = 240): Promise<Buffer> {
  let hash = 7
  for (const letter of words) hash = (hash * 31 + letter.charCodeAt(0)) % 0xffffff
  const background = { r: hash & 255, g: (hash >> 8) & 255, b: (hash >> 16) & 255 }
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

interface Sent {
  status: number
  error: boolean
  message: string
  data: DraftFile
}

/** Uploads draft files as the form does. */
export function draftForms(app: FastifyInstance, tokenOf: (person: { id: number }) => Promise<string>) {
  async function send(
    person: { id: number },
    key: string,
    slot: DraftSlot,
    bytes: Uint8Array,
    { kind = 'property', name = 'a.jpg', slug_id = '', also = '' } = {},
  ): Promise<Sent> {
    const form = new FormData()
    form.set('key', key)
    form.set('kind', kind)
    if (slug_id) form.set('slug_id', slug_id)
    for (const field of [slot, also]) if (field) form.set(field, new Blob([new Uint8Array(bytes)]), name)
    const body = new Response(form)
    const response = await app.inject({
      method: 'POST',
      url: '/api/listing-draft-file',
      headers: { authorization: `Bearer ${await tokenOf(person)}`, 'content-type': body.headers.get('content-type')! },
      payload: Buffer.from(await body.arrayBuffer()),
    })
    return { status: response.statusCode, ...response.json() }
  }
  return { send }
}
