import sanitizeHtml from 'sanitize-html'
import { RULES } from './clean-html.ts'

// Emails are read outside the site, so images and relative addresses of the site would not load.
const TAGS: ReadonlySet<string> = new Set((RULES.allowedTags as string[]).filter((tag) => tag !== 'img').concat('h1'))
const ATTRIBUTES = RULES.allowedAttributes as Record<string, string[]>
const ADDRESS = /^(https?:\/\/|mailto:|tel:|\{\w+\}$)/i

/** The first part of a text that is not allowed in an email; null if there is none. */
export function mailProblem(html: string): string | null {
  let found: string | null = null
  sanitizeHtml(html, {
    ...RULES,
    transformTags: {
      '*': (tagName, attribs) => {
        found ??= tagProblem(tagName, attribs)
        return { tagName, attribs }
      },
    },
  })
  return found
}

function tagProblem(tag: string, attribs: Record<string, string>): string | null {
  if (!TAGS.has(tag)) return `<${tag}>`
  const allowed = new Set([...ATTRIBUTES['*']!, ...(ATTRIBUTES[tag] ?? [])])
  const foreign = Object.keys(attribs).find((name) => !allowed.has(name))
  if (foreign) return `${foreign}=`
  const { href } = attribs
  return href !== undefined && !ADDRESS.test(href.trim()) ? href.slice(0, 40) : null
}
