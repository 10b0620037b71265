/** Where the site's own texts come from, by language. */
export interface TextSource {
  /** All texts of a language, or null for a language the site was not built with. */
  find(code: string): Promise<Readonly<Record<string, string>> | null>
}
