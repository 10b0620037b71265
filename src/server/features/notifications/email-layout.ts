import { labelColour } from '#domain/site-colour.ts'

/** One notification in an email. */
interface EmailItem {
  title: string
  text: string
  /** Sanitised HTML of the operator's template. */
  html?: string | null
  /** The photo of the listing, on this site. */
  image?: string
}

/** An email before rendering; the same content becomes plain text and HTML. */
export interface EmailContent {
  subject: string
  language: string
  greeting: string
  intro: string | null
  introHtml?: string | null
  items: readonly EmailItem[]
  /** The main button. */
  action: { label: string; url: string }
  footer: string
  choose: { label: string; url: string }
}

/** What makes an email look like its site. */
export interface EmailBrand {
  name: string
  /** As `#rrggbb`. */
  colour: string
}

const RTL = new Set(['ar', 'fa', 'he', 'ur'])

export function renderEmailText({ greeting, intro, items, action, footer, choose }: EmailContent): string {
  const news = items.map(({ title, text }) => (text === '' ? title : `${title}\n${text}`))
  return [
    greeting,
    ...(intro ? [intro] : []),
    ...news,
    `${action.label}: ${action.url}`,
    `--\n${footer}\n${choose.label}: ${choose.url}`,
  ].join('\n\n')
}

/** Renders an email as HTML: one column with inline styles; the style sheet only adds the dark theme. */
export function renderEmailHtml(letter: EmailContent, brand: EmailBrand): string {
  const { greeting, intro, introHtml, items, action, footer, choose } = letter
  return sheet(
    letter,
    `<p style="margin:0 0 24px;font-size:20px;font-weight:700"><a class="ink" href="${escaped(new URL(action.url).origin)}" style="color:#17191a;text-decoration:none">${escaped(brand.name)}</a></p>
${paragraph(greeting)}${introHtml ? block(introHtml) : intro ? paragraph(intro) : ''}
${items.map(itemHtml).join('\n')}
<p style="margin:24px 0"><a href="${escaped(action.url)}" style="display:inline-block;padding:12px 24px;background:${brand.colour};color:${labelColour(brand.colour)};border-radius:999px;text-decoration:none;font-weight:600">${escaped(action.label)}</a></p>
<p class="soft" style="margin:0;color:#5b615e;font-size:13px;line-height:1.5">${escaped(footer)} <a class="soft" href="${escaped(choose.url)}" style="color:#5b615e">${escaped(choose.label)}</a></p>`,
  )
}

/** Renders an email that consists of the operator's own, already sanitised HTML. */
export const noteHtml = (note: { subject: string; language: string; html: string }): string =>
  sheet(note, block(note.html))

const itemHtml = ({ title, text, html, image }: EmailItem) =>
  `<div class="line" style="margin:0 0 16px;padding:0 0 8px;border-bottom:1px solid #e4e1da">${image ? photo(image) : ''}${paragraph(title, 'margin-bottom:4px;font-weight:600')}${html ? block(html) : text === '' ? '' : paragraph(text, '', 'auto')}</div>`

/** The text says what the photo shows, so its alternative is empty. */
const photo = (url: string) =>
  `<img src="${escaped(url)}" alt="" width="496" style="display:block;width:100%;height:auto;margin:0 0 16px;border-radius:12px">`

/** `dir="auto"` gives user-written text its own direction, independent of the email's language. */
const paragraph = (text: string, style = '', direction?: 'auto') =>
  `<p${direction ? ` dir="${direction}"` : ''} style="margin:0 0 16px;line-height:1.5;${style}">${escapedLines(text)}</p>`
const block = (html: string) => `<div style="margin:0 0 16px;line-height:1.5">${html}</div>`

const DARK = `@media (prefers-color-scheme:dark){body,.page{background:#121413!important}.card{background:#1a1d1b!important;color:#edebe6!important}.ink{color:#edebe6!important}.soft{color:#a4aaa6!important}.line{border-color:#2c302d!important}}`

const sheet = ({ subject, language }: { subject: string; language: string }, inner: string) => `<!doctype html>
<html lang="${escaped(language)}" dir="${RTL.has(language.split('-')[0]!) ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title><style>${DARK}</style></head>
<body class="page" style="margin:0;padding:24px 12px;background:#fbfaf7;color:#17191a;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div class="card" style="max-width:496px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">
${inner}
</div>
</body>
</html>
`

/** Escapes text for HTML and keeps its line breaks. */
export const escapedLines = (text: string) => escaped(text).replaceAll('\n', '<br>')

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!)
