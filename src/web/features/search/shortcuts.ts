import type { TextKey } from '#web/i18n/translate.ts'

/** The single-key shortcuts of a results page; each applies to the focused home. */
export const SHORTCUTS = [
  { key: 'j', label: 'search.keys-next' },
  { key: 'k', label: 'search.keys-previous' },
  { key: 's', label: 'search.keys-save' },
  { key: 'h', label: 'search.keys-hide' },
  { key: 'c', label: 'search.keys-compare' },
  { key: 'm', label: 'search.keys-map' },
  { key: '/', label: 'search.keys-search' },
  { key: '?', label: 'search.keys-help' },
] as const satisfies readonly { key: string; label: TextKey }[]

type Key = (typeof SHORTCUTS)[number]['key']

/** Whether a key is for the page: not while typing, while the map has the focus or while a dialog is open. */
export function shortcutOf(event: KeyboardEvent): Key | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null
  const at = event.target instanceof Element ? event.target : null
  if (at?.closest('input, textarea, select, [contenteditable], [role=application], [role=combobox]')) return null
  if (document.querySelector('dialog[open]')) return null
  return SHORTCUTS.find(({ key }) => key === event.key.toLowerCase())?.key ?? null
}

const LINK = '.card-link'

/** Runs the action of a key; false when it does not apply. */
export function runShortcut(key: Exclude<Key, '?'>): boolean {
  switch (key) {
    case 'j':
      return goTo(1)
    case 'k':
      return goTo(-1)
    case 's':
      return press('.heart:not(.heart-second)')
    case 'h':
      return hide()
    case 'c':
      return press('.card-compare')
    case 'm':
      return focus('.results-map [role=application]') || click(document.querySelector('.map-button'))
    case '/':
      return focus('header [role=combobox]')
  }
}

const items = () => [...document.querySelectorAll<HTMLElement>('.results-list > li')]
const current = () => items().findIndex((item) => item.contains(document.activeElement))

function goTo(step: 1 | -1): boolean {
  const all = items().filter((item) => item.querySelector(LINK))
  const at = all.findIndex((item) => item.contains(document.activeElement))
  const next = all[at === -1 ? (step === 1 ? 0 : all.length - 1) : at + step]
  next?.querySelector<HTMLElement>(LINK)?.focus()
  return next !== undefined
}

/** A hidden home loses its link, so the focus moves first. */
function hide(): boolean {
  const button = items()[current()]?.querySelector('.heart-second')
  if (button) goTo(1)
  return click(button)
}

const press = (selector: string) => click(items()[current()]?.querySelector(selector))

function click(element: Element | null | undefined): boolean {
  if (element instanceof HTMLElement) element.click()
  return Boolean(element)
}

/** Hidden elements, such as the map on phones, are skipped. */
function focus(selector: string): boolean {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.offsetParent !== null)
  element?.focus()
  return element !== undefined
}
