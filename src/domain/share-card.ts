/** Size of a link preview image, in pixels. */
export const SHARE_CARD = { width: 1200, height: 630 } as const

const KEY = /\/([0-9a-f]{32})\//

/** Version of a property's share image; it changes with the price and the title image. */
export const shareCardVersion = (price: number, imageKey: string | null) =>
  `${price}-${imageKey?.slice(0, 8) ?? 'plain'}`

/** Path of a property's link preview image, by the URL of its title image. */
export function shareCardPath(slug: string, price: number, titleImage: string): string {
  const version = shareCardVersion(price, KEY.exec(titleImage)?.[1] ?? null)
  return `/og/${encodeURIComponent(slug)}.jpg?v=${version}`
}
