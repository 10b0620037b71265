import { createHash } from 'node:crypto'
import { escapeHtml } from '#domain/escape-html.ts'

interface Frame {
  language: string
  isRtl: boolean
  siteName: string
}

export interface EmbedLabels {
  title: string
  text: string
  action: string
  price?: string
  facts?: string
  image?: string
}

const STYLE = `*{box-sizing:border-box}html{color-scheme:light dark}body{margin:0;font:15px/1.45 system-ui,sans-serif}
a{display:flex;flex-direction:column;min-height:100vh;color:inherit;text-decoration:none;background:Canvas;color:CanvasText;border:1px solid color-mix(in srgb,CanvasText 18%,Canvas);border-radius:12px;overflow:hidden}
a:focus-visible{outline:3px solid LinkText;outline-offset:-3px}
img{width:100%;aspect-ratio:4/3;object-fit:cover;background:color-mix(in srgb,CanvasText 8%,Canvas)}
div{padding:14px 16px 16px;display:grid;gap:4px;flex:1;align-content:start}
p,h1{margin:0}h1{font-size:15px;font-weight:600;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden}
.price{font-size:20px;font-weight:700}.soft{color:color-mix(in srgb,CanvasText 72%,Canvas);font-size:14px}
.go{margin-top:8px;font-weight:600;text-decoration:underline}`

/** Content security policy of embedded cards: inline style by hash, own pictures, no scripts, any frame ancestor. */
export const EMBED_POLICY = `default-src 'none'; img-src 'self'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors *`

/** Renders the HTML document of an embedded card. */
export function embedPage({ language, isRtl, siteName }: Frame, words: EmbedLabels, href: string): string {
  const { title, text, action, price, facts, image } = words
  const line = (look: string, content: string | undefined) =>
    content ? `<p class="${look}">${escapeHtml(content)}</p>` : ''
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${isRtl ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${escapeHtml(siteName)}</title><style>${STYLE}</style></head>
<body><main><a href="${escapeHtml(href)}" target="_blank" rel="noopener">${image ? `<img src="${escapeHtml(image)}" alt="">` : ''}<div>${line('price', price)}
<h1>${escapeHtml(title)}</h1>${line('soft', facts)}${line('soft', text)}${line('go', action)}</div></a></main></body></html>
`
}
