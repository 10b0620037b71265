/** The markup allowed in the editor; the server sanitises it again, by its own longer list. */
const KEPT = new Set([
  'P',
  'BR',
  'H2',
  'H3',
  'H4',
  'BLOCKQUOTE',
  'UL',
  'OL',
  'LI',
  'A',
  'STRONG',
  'B',
  'EM',
  'I',
  'U',
  'S',
])
const DROPPED = new Set(['SCRIPT', 'STYLE', 'TITLE', 'META', 'LINK', 'TEMPLATE', 'IFRAME', 'OBJECT', 'SVG'])

/** Sanitises pasted markup: only the structure of the text stays. */
export function cleanPaste(html: string): string {
  // A separate document: nothing in it runs or loads.
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const out = document.createElement('div')
  for (const node of body.childNodes) copy(node, out)
  return out.innerHTML
}

function copy(node: Node, into: Element) {
  if (node.nodeType === Node.TEXT_NODE) into.append(node.textContent ?? '')
  if (!(node instanceof Element) && node.nodeType !== Node.ELEMENT_NODE) return
  const element = node as Element
  const name = element.tagName.toUpperCase()
  if (DROPPED.has(name)) return
  const target = KEPT.has(name) ? document.createElement(name) : name === 'H1' ? document.createElement('h2') : null
  if (target instanceof HTMLAnchorElement) {
    const address = element.getAttribute('href') ?? ''
    if (/^(https?:|mailto:|tel:|\/)/i.test(address)) target.setAttribute('href', address)
  }
  for (const child of element.childNodes) copy(child, target ?? into)
  if (target) into.append(target)
}
