/** Module information of the bundler. */
interface Modules {
  getModuleInfo(id: string): { importers: readonly string[]; importedIds: readonly string[] } | null
}

/** Chunks by priority: a chunk pulls in the dependencies of its modules, so the chunk of every page comes first. */
const FILES = ['shell', 'cards', 'forms', 'more', 'admin'] as const

const PAGE = /\/src\/web\/(?:root|entry\.client|((?:admin\/)?pages\/[\w-]+))\.tsx$/
const OURS = /\/src\/(web|domain)\/.*\.tsx?$|\/zustand\/|preload-helper/
/** Messages of one area; in a shared chunk they would be loaded by every page. */
const TEXTS = /\/i18n\/[\w-]+\/\w+\.ts$/
const FORMS = /\/web\/(ui\/(field|text-|select|checkbox|switch|radio-group|control-look)|parts\/(use-form|form-))/
/** Text-only pages, which must not load what only other pages show. */
const TO_READ = new Set(['articles', 'article', 'faqs', 'site-text'].map((name) => `pages/${name}-page`))
/** API calls and their validation are loaded after the page opens, never with it. */
export const CALLS = /src[\\/]contract[\\/]|node_modules[\\/](zod|@tanstack)[\\/]/
/** What pages use of the calls' chunk without making a call. */
export const DATA = /node_modules[\\/]@tanstack[\\/]|src[\\/]domain[\\/]listing-field-row\.ts/

/** Dialogs and menus are loaded only by pages that open one. */
const OPENED = /node_modules[\\/]@base-ui[\\/]/

/**
 * Chunks for modules shared by several pages: `shell` is loaded by every page and contains text and list components,
 * `cards` by most, `forms` by pages with input, `more` by the rest, `admin` by the admin area only.
 */
export const sharedFiles = FILES.map((name, at) => ({
  name: (id: string, modules: Modules) => (fileOf(id, modules) === name ? name : null),
  priority: FILES.length - at,
}))

function fileOf(id: string, modules: Modules): (typeof FILES)[number] | null {
  if (!OURS.test(id) || TEXTS.test(id) || PAGE.test(id)) return null
  const pages = pagesOf(id, modules)
  if (pages.has('root')) return 'shell'
  // The style guide shows every component, so it is ignored in the grouping.
  pages.delete('pages/styleguide-page')
  if (pages.size < 2 || needs(CALLS, id, modules)) return null
  if (FORMS.test(id)) return 'forms'
  if (needs(OPENED, id, modules)) return null
  const open = [...pages].filter((page) => !page.startsWith('admin/'))
  if (open.length === 0) return 'admin'
  if (open.length === 1) return null
  if (open.some((page) => TO_READ.has(page))) return 'shell'
  return pages.has('pages/home-page') ? 'cards' : 'more'
}

/** All pages that statically import a module. */
function pagesOf(id: string, modules: Modules): Set<string> {
  const found = new Set<string>()
  const seen = new Set<string>()
  const climb = (at: string) => {
    if (seen.has(at)) return
    seen.add(at)
    const page = PAGE.exec(at)
    if (page) found.add(page[1] ?? 'root')
    else for (const importer of modules.getModuleInfo(at)?.importers ?? []) climb(importer)
  }
  climb(id)
  return found
}

function needs(what: RegExp, id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (what.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (modules.getModuleInfo(id)?.importedIds ?? []).some((imported) => needs(what, imported, modules, seen))
}
