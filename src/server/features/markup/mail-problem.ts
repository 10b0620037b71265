import sanitizeHtml from 'sanitize-html'
import { RULES } from './clean-html.ts'

// A mail is read elsewhere: pictures and addresses of this site would not be found from there.
const TAGS: ReadonlySet<string> = new Set((RULES.allowedTags as string[]).filter((tag) => tag !== 'img').concat('h1'))
const ATTRIBUTES = RULES.allowedAttributes as Record<string, string[]>
const ADDRESS = /^(https?:\/\/|mailto:|tel:|\{\w+\}$)/i

/** What in a text cannot be sent as a mail, for whoever has to be told; null when all of it can. */
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
