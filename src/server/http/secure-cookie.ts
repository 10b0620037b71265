/** Attribute of every `Set-Cookie` header: a site that uses https never sends its cookies in clear text. */
export const secureAttribute = (baseUrl: string) => (baseUrl.startsWith('https:') ? '; Secure' : '')
