import sanitizeHtml from 'sanitize-html'

const TEXT = ['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'ul', 'ol', 'li', 'dl', 'dt', 'dd']
const WORDS = ['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'code', 'abbr', 'q', 'cite', 'span']
const FIGURES = ['figure', 'figcaption', 'img', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td']

/**
 * What a text of the operator may be made of: the shape of prose, and nothing that acts, loads from elsewhere, looks like a
 * part of the site or can be mistaken for one. Names and classes are left out because pages find their own parts by them.
 */
export const RULES: sanitizeHtml.IOptions = {
  allowedTags: [...TEXT, ...WORDS, ...FIGURES],
  allowedAttributes: {
    '*': ['dir', 'lang'],
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    abbr: ['title'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // Pictures come from this site: another host would learn who reads.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
  transformTags: {
    // The page has one main heading already.
    h1: 'h2',
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener nofollow' } }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, alt: attribs.alt ?? '', loading: 'lazy' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
}

const MOST_KEPT = 500
const kept = new Map<string, string>()

/** HTML that can be put into a page as it is. The same few texts are read over and over, so they are cleaned once. */
export function cleanHtml(html: string): string {
  const known = kept.get(html)
  if (known !== undefined) return known
  const clean = sanitizeHtml(html, RULES).trim()
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!)
  kept.set(html, clean)
  return clean
}
