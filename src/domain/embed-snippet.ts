import { escapeHtml } from './escape-html.ts'

/** Size of the embedded property card, in pixels. */
export const EMBED_SIZE = { width: 360, height: 440 } as const

/** HTML snippet that embeds a property on another site. */
export const embedSnippet = (title: string, address: string) =>
  `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}" width="${EMBED_SIZE.width}" height="${EMBED_SIZE.height}" loading="lazy" style="border:0;max-width:100%"></iframe>`
