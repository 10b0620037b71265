import type { TextSource } from './port.ts'

/** Texts given in code, for tests. */
export const memoryTexts = (all: Record<string, Record<string, string>>): TextSource => ({
  find: async (code) => (Object.hasOwn(all, code) ? all[code]! : null),
})
