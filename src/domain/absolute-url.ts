/** Absolute URL for search engines and link previews, on the origin of the page's canonical URL. */
export const absoluteUrl = (address: string, canonical: string) => new URL(address, canonical).href
