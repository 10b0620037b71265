import type { ReactElement, ReactNode } from 'react'

type CreateElement = (type: string, props: Record<string, unknown> | null, ...children: ReactNode[]) => ReactElement

const VOID = new Set(['img', 'source'])
const PROPS: Record<string, string> = {
  class: 'className',
  srcset: 'srcSet',
  srcSet: 'srcSet',
  fetchpriority: 'fetchPriority',
}
const TOKEN = /<(\/?)([a-z0-9]+)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/gi

/** Converts rendered markup to plain React elements that reproduce it: no component, hook or router. */
export function bareElements(html: string, h: CreateElement): ReactNode[] {
  const root: ReactNode[] = []
  const stack: { type: string; props: Record<string, unknown>; children: ReactNode[] }[] = []
  const add = (node: ReactNode) => (stack.at(-1)?.children ?? root).push(node)
  for (const [, closing, type, attributes, selfClosing, text] of html.matchAll(TOKEN)) {
    if (text !== undefined) add(plainText(text))
    else if (closing) {
      const done = stack.pop()!
      add(h(done.type, done.props, ...done.children))
    } else if (selfClosing || VOID.has(type!)) add(h(type!, propsOf(attributes!)))
    else stack.push({ type: type!, props: propsOf(attributes!), children: [] })
  }
  return root
}

function propsOf(attributes: string): Record<string, unknown> {
  const props: Record<string, unknown> = {}
  for (const [, name, value] of attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g))
    props[PROPS[name!] ?? name!] = name === 'style' ? styleOf(value!) : plainText(value ?? '')
  return props
}

const styleOf = (css: string) =>
  Object.fromEntries(
    css
      .split(/;(?!base64)/)
      .filter(Boolean)
      .map((rule) => {
        const colon = rule.indexOf(':')
        return [
          rule.slice(0, colon).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
          plainText(rule.slice(colon + 1)),
        ]
      }),
  )

const plainText = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
