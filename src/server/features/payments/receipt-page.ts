import { escapeHtml as e } from '#domain/escape-html.ts'
import type { InvoiceLabels } from '#server/adapters/pdf/port.ts'

const STYLE = `
  @page { size: A4; margin: 20mm }
  body { font: 15px/1.5 system-ui, sans-serif; color: #1c1b19; max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
  header { display: flex; justify-content: space-between; gap: 1rem; border-block-end: 2px solid #14594a; padding-block-end: .5rem }
  h1 { font-size: 1.6rem; margin: 0 } h2 { font-size: .85rem; color: #5c574e; margin: 0 0 .25rem }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .1rem 1rem } dt { color: #5c574e } dd { margin: 0; overflow-wrap: anywhere }
  .parties { display: flex; flex-wrap: wrap; gap: 2rem; margin-block: 1.5rem } .parties > div { flex: 1 1 14rem } p { margin: 0 }
  table { width: 100%; border-collapse: collapse } th, td { padding: .5rem 0; text-align: start; border-block-end: 1px solid #d9d4c8 }
  th:last-child, td:last-child { text-align: end; white-space: nowrap } tfoot tr:last-child { font-weight: 700; font-size: 1.1rem }
  footer { margin-block-start: 1.5rem; color: #5c574e }`

/** Renders the receipt as a self-contained HTML document. */
export function receiptPage(words: InvoiceLabels, language: string): string {
  const row = ([label, value]: [string, string]) =>
    `<tr><td><bdi>${e(label)}</bdi></td><td><bdi>${e(value)}</bdi></td></tr>`
  return `<!doctype html>
<html lang="${e(language)}" dir="${words.isRightToLeft ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${e(words.title)} ${e(words.head[0]![1])}</title><style>${STYLE}</style></head>
<body>
<header><h1>${e(words.title)}</h1><p><bdi>${e(words.company)}</bdi></p></header>
<dl>${words.head.map(([label, value]) => `<dt>${e(label)}</dt><dd><bdi>${e(value)}</bdi></dd>`).join('')}</dl>
<div class="parties">${words.parties
    .map(
      ({ title, lines }) =>
        `<div><h2>${e(title)}</h2>${lines.map((line) => `<p><bdi>${e(line)}</bdi></p>`).join('')}</div>`,
    )
    .join('')}</div>
<table>
<thead><tr><th scope="col">${e(words.columns[0])}</th><th scope="col">${e(words.columns[1])}</th></tr></thead>
<tbody>${row(words.item)}</tbody>
<tfoot>${words.sums.map(row).join('')}${row(words.total)}</tfoot>
</table>
<footer><p>${e(words.note)}</p></footer>
</body></html>
`
}
