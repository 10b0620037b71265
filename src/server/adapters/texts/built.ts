import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TextSource } from './port.ts'

const CODE = /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/

/** Texts of the build, one file per language; each is read once. */
export function builtTexts(folder: string): Pick<TextSource, 'shipped'> {
  const known = new Map<string, Promise<Record<string, string>>>()
  return {
    async shipped(code) {
      if (!CODE.test(code)) return null
      const texts = known.get(code) ?? read(join(folder, `${code}.json`))
      known.set(code, texts)
      try {
        return await texts
      } catch (error) {
        known.delete(code)
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
  }
}

const read = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as Record<string, string>
