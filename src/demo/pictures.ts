import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const Picture = z.object({
  file: z.string().regex(/^[\w-]+\.(avif|webp|png|jpg)$/),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  kind: z.string(),
  style: z
    .string()
    .nullish()
    .transform((style) => style ?? ''),
  tone: z
    .string()
    .nullish()
    .transform((tone) => tone ?? ''),
  rooms: z
    .number()
    .nullish()
    .transform((rooms) => rooms ?? null),
  alt: z
    .string()
    .nullish()
    .transform((alt) => alt ?? ''),
})

/** A picture of the library: what it shows and how it looks. */
export type Picture = z.infer<typeof Picture>

export const MEDIA_FOLDER = join(import.meta.dirname, 'media')

/** The library and a mark of its state. A missing or odd entry is left out, never an error. */
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
