/** Share targets: plain links, without third-party scripts. */
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

export type ShareTarget = keyof typeof WAYS

/** Share links of a URL. */
export const shareLinks = (shared: Shared): { way: ShareTarget; href: string }[] =>
  (Object.keys(WAYS) as ShareTarget[]).map((way) => ({ way, href: WAYS[way](shared) }))

/** Email programs do not decode `+`, so a space is `%20`. */
const query = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')
