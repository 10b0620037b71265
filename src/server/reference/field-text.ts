import type { Field } from '#domain/operator-field.ts'

/** Description of the values of an operator field. */
export const fieldText = (field: Field): string => KINDS[field.type](field as never)

const upTo = ({ most }: { most: number }) => `${most} characters`

const KINDS: { [T in Field['type']]: (field: Extract<Field, { type: T }>) => string } = {
  text: (field) => `text, ${upTo(field)}`,
  lines: (field) => `multi-line text, ${upTo(field)}`,
  html: (field) => `HTML, sanitised, ${upTo(field)}`,
  email: () => 'an email address',
  phone: () => 'a phone number',
  address: () => 'a URL',
  colour: () => 'a colour, `#RRGGBB`',
  switch: () => '`1` or `0`',
  currency: () => 'a currency code',
  language: () => 'the code of an active language',
  pairs: () => 'JSON: a list of `title` and `value`',
  costs: () => 'JSON: taxes and fees by country',
  hosts: () => 'host names',
  number: ({ least, most, isWhole }) => `a ${isWhole ? 'whole ' : ''}number, ${least} to ${most}`,
  choice: ({ options }) => options.map((option) => `\`${option}\``).join(' '),
  json: () => 'JSON',
  day: () => 'a date, `2026-12-31`',
  entry: () => 'the id of another entry',
  entries: () => 'ids of other entries, in order, separated by commas',
  image: ({ least }) => `a picture, at least ${least} pixels wide`,
}
