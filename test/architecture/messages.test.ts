import { expect, test } from 'vitest'
import { FIXED_MESSAGES, MESSAGES } from '#domain/message-texts.ts'
import { ar } from '#web/i18n/ar.ts'
import { es } from '#web/i18n/es.ts'
import { fr } from '#web/i18n/fr.ts'
import { hi } from '#web/i18n/hi.ts'
import { sourceFiles } from './source.ts'

const KEYS = Object.keys({ ...MESSAGES, ...FIXED_MESSAGES })
const files = sourceFiles().filter(({ path }) => /^(server|contract|domain)\//.test(path))

/** Responses without a reader in a language: malformed requests, payment gateways, and the simulated gateway. */
const MACHINES = /^server\/(http\/(raw-errors|webhooks)\.ts|sandbox\/)/
/** The English texts themselves, and the output of the program at start. */
const NO_ANSWERS = /^(domain\/message-texts\b|server\/(start\/|config))/
/**
 * Diagnostics of the archive format name files, lines and columns; they are English, as the documentation of the format
 * is.
 */
const DIAGNOSTICS = /\bunusable\(/

/** The positions of a message in code: errors, responses, schema checks and successes. */
const PLACES = [
  /new AppError\(\s*(?:'[\w-]+'|[\w.]+|[^,()]+ \? '[\w-]+' : '[\w-]+'),\s*(['"`][^'"`]*)/g,
  /\b(?:malformed|missing|refuse|wrong|notReadable)\((?:'[\w.]+', )?(['"`][^'"`]*\s[^'"`]*)/g,
  /\bsay\((['"`][^'"`]*\s[^'"`]*)/g,
  /\b(?:says|error|message): (['"`][^'"`]*\s[^'"`]*)/g,
]

test('a message is thrown or returned by its key, never as a sentence', () => {
  const sentences = files
    .filter(({ path }) => !MACHINES.test(path) && !NO_ANSWERS.test(path))
    .flatMap(({ path, text }) =>
      [
        ...text
          .split('\n')
          .filter((line) => !DIAGNOSTICS.test(line))
          .join('\n')
          .matchAll(new RegExp(PLACES.map(({ source }) => `(?:${source})`).join('|'), 'g')),
      ].map((match) => ({
        path,
        said: match
          .slice(1)
          .find((part) => part !== undefined)!
          .slice(1),
      })),
    )
    .filter(({ said }) => /\s|\$\{/.test(said) && !said.startsWith('api.') && !EXAMPLES.test(said))
  expect(sentences.map(({ path, said }) => `${path}: ${said}`)).toEqual([])
})

/** Sample content of email templates and a line of a command-line tool. */
const EXAMPLES = /^(Is the flat still free in May\?|An earlier feed of )/

test('every key in the code is a message, and every message is used', () => {
  const named = new Set(
    files
      .filter(({ path }) => !path.startsWith('domain/message-texts'))
      .flatMap(({ text }) => [...text.matchAll(/'(api\.[\w-]+)'/g)].map(([, key]) => key!)),
  )
  // A file name.
  named.delete('api.md')
  expect([...named].filter((key) => !KEYS.includes(key))).toEqual([])
  expect(KEYS.filter((key) => !named.has(key) && !COMPOSED.test(key))).toEqual([])
})

/** Keys composed of a prefix and the name of a table. */
const COMPOSED = /^api\.(missing|used|uses|entry)-/

test.each(Object.entries({ es, ar, hi, fr }))('%s has a text for every message', (_language, texts) => {
  const all: Readonly<Record<string, string>> = texts
  expect(KEYS.filter((key) => !all[key])).toEqual([])
})
