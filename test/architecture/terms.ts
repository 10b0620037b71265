/**
 * Words that have no use in this product, with the term to use instead (docs/glossary.md). A term here fails the build in
 * a file name, an identifier or an English text. Words with a second, legitimate meaning do not belong here.
 */
export const TERMS: Readonly<Record<string, string>> = {
  anew: 're-, as in resend or recreate',
  desk: 'support',
  hearer: 'recipient',
  hearers: 'recipients',
  lending: 'connection pool',
  lent: 'impersonated, or passed',
  lookalike: 'duplicate',
  lookalikes: 'duplicates',
  murmur: 'ephemeral broadcast',
  rescue: 'relaxed filters',
  riddle: 'challenge',
  shield: 'risk',
  told: 'notified',
  traits: 'attributes',
  untold: 'without a notification',
  whereabouts: 'location',
}

/** Frozen wire names. As an identifier, such a name is the parameter or field of that name. */
export const WIRE_NAMES: ReadonlySet<string> = new Set(['desk', 'rescue'])

/** Beginnings of constants, with the beginning to use instead. */
export const CONSTANT_PREFIXES: Readonly<Record<string, string>> = {
  LEAST: 'MIN',
  MOST: 'MAX',
  USUAL: 'DEFAULT',
}
