/** One piece of news in a letter. */
interface LetterItem {
  title: string
  text: string
  /** The text as the operator wants it to look; clean already. */
  html?: string | null
}

/** A mail before it is set: the same words become plain text and HTML. */
export interface Letter {
  subject: string
  language: string
  greeting: string
  intro: string | null
  introHtml?: string | null
  items: readonly LetterItem[]
  /** The one thing to do. */
  action: { label: string; url: string }
  footer: string
  choose: { label: string; url: string }
}

const RTL = new Set(['ar', 'fa', 'he', 'ur'])

export function letterText({ greeting, intro, items, action, footer, choose }: Letter): string {
  const news = items.map(({ title, text }) => (text === '' ? title : `${title}\n${text}`))
  return [
    greeting,
    ...(intro ? [intro] : []),
    ...news,
    `${action.label}: ${action.url}`,
    `--\n${footer}\n${choose.label}: ${choose.url}`,
  ].join('\n\n')
}

/** Mail programs know neither style sheets nor scripts: one column, sizes and colours on the elements themselves. */
export function letterHtml(letter: Letter): string {
  const { greeting, intro, introHtml, items, action, footer, choose } = letter
  return sheet(
    letter,
    `${paragraph(greeting)}${introHtml ? block(introHtml) : intro ? paragraph(intro) : ''}
${items.map(itemHtml).join('\n')}
<p style="margin:24px 0"><a href="${escaped(action.url)}" style="display:inline-block;padding:12px 20px;background:#1f4d3f;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:600">${escaped(action.label)}</a></p>
<p style="margin:0;color:#5c635e;font-size:13px;line-height:1.5">${escaped(footer)} <a href="${escaped(choose.url)}" style="color:#5c635e">${escaped(choose.label)}</a></p>`,
  )
}

/** A mail of nothing but the operator's own HTML, which is clean already. */
export const noteHtml = (note: { subject: string; language: string; html: string }): string =>
  sheet(note, block(note.html))

const itemHtml = ({ title, text, html }: LetterItem) =>
  `<div style="margin:0 0 16px;padding:0 0 8px;border-bottom:1px solid #e4dfd3">${paragraph(title, 'margin-bottom:4px;font-weight:600')}${html ? block(html) : text === '' ? '' : paragraph(text, '', 'auto')}</div>`

/** What somebody wrote follows its own direction, whichever language the letter has. */
const paragraph = (text: string, style = '', direction?: 'auto') =>
  `<p${direction ? ` dir="${direction}"` : ''} style="margin:0 0 16px;line-height:1.5;${style}">${escapedLines(text)}</p>`
const block = (html: string) => `<div style="margin:0 0 16px;line-height:1.5">${html}</div>`

const sheet = ({ subject, language }: { subject: string; language: string }, inner: string) => `<!doctype html>
<html lang="${escaped(language)}" dir="${RTL.has(language.split('-')[0]!) ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f4f1ea;color:#1f2421;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">
${inner}
</div>
</body>
</html>
`

/** Words as HTML that shows them as they are, line by line. */
export const escapedLines = (text: string) => escaped(text).replaceAll('\n', '<br>')

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!)
