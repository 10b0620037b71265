import { expect, test } from 'vitest'
import { FIXED_MESSAGES, MESSAGES } from '#domain/message-texts.ts'
import { ar } from '#web/i18n/ar.ts'
import { es } from '#web/i18n/es.ts'
import { fr } from '#web/i18n/fr.ts'
import { hi } from '#web/i18n/hi.ts'
import { sourceFiles } from './source.ts'

const KEYS = Object.keys({ ...MESSAGES, ...FIXED_MESSAGES })
const files = sourceFiles().filter(({ path }) => /^(server|contract|domain)\//.test(path))

/** Answers that have no reader with a language: bytes that are no request, payment gateways, and the pretended gateway. */
const MACHINES = /^server\/(http\/(raw-errors|webhooks)\.ts|sandbox\/)/
/** The English texts themselves, and what is printed while the program starts. */
const NO_ANSWERS = /^(domain\/message-texts\.ts$|server\/(start\/|config))/
/** Diagnostics of the archive format name files, lines and columns; they are English, as the format's documentation is. */
const DIAGNOSTICS = /\bunusable\(/

/** Places of a message: what an error, an answer, a check of a schema or a success says. */
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

/** Sample content of mail templates and a line of a command-line tool. */
const EXAMPLES = /^(Is the flat still free in May\?|An earlier feed of )/

test('every key that the code names is a message, and every message is named', () => {
  const named = new Set(
    files
      .filter(({ path }) => path !== 'domain/message-texts.ts')
      .flatMap(({ text }) => [...text.matchAll(/'(api\.[\w-]+)'/g)].map(([, key]) => key!)),
  )
  // The name of a file.
  named.delete('api.md')
  expect([...named].filter((key) => !KEYS.includes(key))).toEqual([])
  expect(KEYS.filter((key) => !named.has(key) && !COMPOSED.test(key))).toEqual([])
})

/** Keys that are made of a prefix and the word of a table. */
const COMPOSED = /^api\.(missing|used|uses|entry)-/

test.each(Object.entries({ es, ar, hi, fr }))('%s has a text for every message', (_language, texts) => {
  const all: Readonly<Record<string, string>> = texts
  expect(KEYS.filter((key) => !all[key])).toEqual([])
})
