import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** An optional field with a default. */
const or = <T, D>(type: z.ZodMiniType<T>, instead: D) =>
  z.pipe(
    z.nullish(type),
    z.transform((value) => value ?? instead),
  )

const Picture = z.object({
  file: z.string().check(z.regex(/^[\w-]+\.(avif|webp|png|jpg)$/)),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  kind: z.string(),
  style: or(z.string(), ''),
  tone: or(z.string(), ''),
  rooms: or(z.number(), null),
  alt: or(z.string(), ''),
})

/** An image of the library with its attributes. */
export type Picture = z.infer<typeof Picture>

export const MEDIA_FOLDER = join(import.meta.dirname, 'media')

/** The library and a hash of its state. A missing or invalid entry is skipped. */
export async function readLibrary(folder: string): Promise<{ pictures: Picture[]; mark: string; skipped: number }> {
  const text = await readFile(join(folder, 'index.json'), 'utf8').catch(() => '[]')
  const mark = createHash('sha256').update(text).digest('hex').slice(0, 16)
  const entries = parse(text)
  const pictures = entries
    .map((entry) => Picture.safeParse(entry))
    .flatMap((result) => (result.success ? [result.data] : []))
  return { pictures, mark, skipped: entries.length - pictures.length }
}

function parse(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
