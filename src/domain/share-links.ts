/** Where an address can be handed on: an ordinary link each, nothing of theirs is loaded. */
const WAYS = {
  email: ({ title, url }: Shared) => `mailto:?${query({ subject: title, body: `${title}\n${url}` })}`,
  whatsapp: ({ title, url }: Shared) => `https://wa.me/?${query({ text: `${title} ${url}` })}`,
  telegram: ({ title, url }: Shared) => `https://t.me/share/url?${query({ url, text: title })}`,
  facebook: ({ url }: Shared) => `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
  x: ({ title, url }: Shared) => `https://x.com/intent/post?${query({ text: title, url })}`,
  linkedin: ({ url }: Shared) => `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
} as const

interface Shared {
  title: string
  url: string
}

export type ShareWay = keyof typeof WAYS

/** Every way to hand on this address. */
export const shareLinks = (shared: Shared): { way: ShareWay; href: string }[] =>
  (Object.keys(WAYS) as ShareWay[]).map((way) => ({ way, href: WAYS[way](shared) }))

/** Mail programs take `+` for itself, so a space is `%20`. */
const query = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')
