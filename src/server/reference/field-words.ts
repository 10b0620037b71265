import type { Field } from '#domain/operator-field.ts'

/** What a field of the operator holds, in words. */
export const fieldWords = (field: Field): string => KINDS[field.type](field as never)

const upTo = ({ most }: { most: number }) => `${most} characters`

const KINDS: { [T in Field['type']]: (field: Extract<Field, { type: T }>) => string } = {
  text: (field) => `text, ${upTo(field)}`,
  lines: (field) => `several lines, ${upTo(field)}`,
  html: (field) => `HTML, cleaned, ${upTo(field)}`,
  email: () => 'an email address',
  phone: () => 'a telephone number',
  address: () => 'a web address',
  colour: () => 'a colour, `#RRGGBB`',
  switch: () => 'a switch',
  currency: () => 'a currency code',
  language: () => 'a language that is switched on',
  pairs: () => 'JSON: a list of `title` and `value`',
  costs: () => 'JSON: taxes and fees of countries',
  hosts: () => 'host names',
  number: ({ least, most, isWhole }) => `a ${isWhole ? 'whole ' : ''}number, ${least} to ${most}`,
  choice: ({ options }) => options.map((option) => `\`${option}\``).join(' '),
  json: () => 'JSON',
  day: () => 'a day, `2026-12-31`',
  entry: () => 'the number of another entry',
  entries: () => 'numbers of other entries, in order, between commas',
  image: ({ least }) => `a picture, at least ${least} pixels wide`,
}
