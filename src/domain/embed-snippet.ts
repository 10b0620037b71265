import { escapeHtml } from './escape-html.ts'

/** How large the card of a home is on other people's pages. */
export const EMBED_SIZE = { width: 360, height: 440 } as const

/** What somebody puts into their own page to show a home there. */
export const embedSnippet = (title: string, address: string) =>
  `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}" width="${EMBED_SIZE.width}" height="${EMBED_SIZE.height}" loading="lazy" style="border:0;max-width:100%"></iframe>`
