import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'

const TEXT = ['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'ul', 'ol', 'li', 'dl', 'dt', 'dd']
const WORDS = ['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'code', 'abbr', 'q', 'cite', 'span']
const FIGURES = ['figure', 'figcaption', 'img', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td']

/**
 * Allowed HTML in operators' texts: prose elements only, and nothing that is active, loads from other hosts or imitates
 * parts of the site. Ids and classes are removed, because pages address their own elements by them.
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
  // Images must come from this site: another host would learn who reads the page.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
  transformTags: {
    // The page already has an h1.
    h1: 'h2',
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener nofollow' } }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, alt: attribs.alt ?? '', loading: 'lazy' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
}

const MAX_CACHED = 500
const kept = new LRUCache<string, string>({ max: MAX_CACHED })

/**
 * Sanitised HTML that can be inserted into a page. Results are cached, because the same few texts are read repeatedly.
 */
export function cleanHtml(html: string): string {
  const known = kept.get(html)
  if (known !== undefined) return known
  const clean = sanitizeHtml(html, RULES).trim()
  kept.set(html, clean)
  return clean
}
