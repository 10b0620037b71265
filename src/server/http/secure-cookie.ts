/** The end of every `Set-Cookie` header: a site that visitors reach by https never sends its cookies in clear text. */
export const secureAttribute = (baseUrl: string) => (baseUrl.startsWith('https:') ? '; Secure' : '')
