const names = new Intl.DisplayNames('en', { type: 'region' })

/** English name of a country in every locale: listings store these names, and searches match against them. */
export const countryName = (code: string) => names.of(code) ?? code

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
let codes: ReadonlyMap<string, string> | undefined

/** Code of a country by its English name, case-insensitive. The list is computed on first use. */
export function countryCode(name: string): string | null {
  codes ??= new Map(
    LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
      // `UK` and withdrawn codes are aliases of the current ones.
      .filter((code) => new Intl.Locale(`und-${code}`).region === code)
      .map((code) => [countryName(code).toLowerCase(), code]),
  )
  return codes.get(name.toLowerCase()) ?? null
}
