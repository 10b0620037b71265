const names = new Intl.DisplayNames('en', { type: 'region' })

/** A country's name in English, whoever reads it: homes are stored with these words, and a search has to find them. */
export const countryName = (code: string) => names.of(code) ?? code
