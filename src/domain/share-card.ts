/** What link previews ask for, in pixels. */
export const SHARE_CARD = { width: 1200, height: 630 } as const

const KEY = /\/([0-9a-f]{32})\//

/** What a shared picture of a home shows; another price or picture makes another version of it. */
export const shareCardVersion = (price: number, imageKey: string | null) =>
  `${price}-${imageKey?.slice(0, 8) ?? 'plain'}`

/** Where the picture of a home for link previews lies, by the address of its title image. */
export function shareCardPath(slug: string, price: number, titleImage: string): string {
  const version = shareCardVersion(price, KEY.exec(titleImage)?.[1] ?? null)
  return `/og/${encodeURIComponent(slug)}.jpg?v=${version}`
}
