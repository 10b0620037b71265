/** What the bundler tells of a module. */
interface Modules {
  getModuleInfo(id: string): { importers: readonly string[]; importedIds: readonly string[] } | null
}

/** In the order of taking: a file takes along what its modules need, so what every page has goes first. */
const FILES = ['shell', 'cards', 'forms', 'more', 'desk'] as const

const PAGE = /\/src\/web\/(?:root|entry\.client|((?:admin\/)?pages\/[\w-]+))\.tsx$/
const OURS = /\/src\/(web|domain)\/.*\.tsx?$|\/zustand\/|preload-helper/
/** Words of one area; beside code that many pages share they would come with all of them. */
const TEXTS = /\/i18n\/[\w-]+\/\w+\.ts$/
const FORMS = /\/web\/(ui\/(field|text-|select|checkbox|switch|radio-group|control-look)|parts\/(use-form|form-))/
/** Pages to read, which bring nothing that only the others show. */
const TO_READ = new Set(['articles', 'article', 'faqs', 'site-text'].map((name) => `pages/${name}-page`))
/** Calls and what checks them are asked for by what has been opened, never by a page on its way. */
export const CALLS = /src[\\/]contract[\\/]|node_modules[\\/](zod|@tanstack)[\\/]/

/** Dialogs and menus: only what opens one brings them. */
const OPENED = /node_modules[\\/]@base-ui[\\/]/

/**
 * Files for the modules that several pages share: `shell` comes with every page and holds what shows a text or a list,
 * `cards` comes with most, `forms` with those that ask for something, `more` with the rest, `desk` with the back office alone.
 */
export const sharedFiles = FILES.map((name, at) => ({
  name: (id: string, modules: Modules) => (fileOf(id, modules) === name ? name : null),
  priority: FILES.length - at,
}))

function fileOf(id: string, modules: Modules): (typeof FILES)[number] | null {
  if (!OURS.test(id) || TEXTS.test(id) || PAGE.test(id)) return null
  const pages = pagesOf(id, modules)
  if (pages.has('root')) return 'shell'
  // It shows everything there is, so it says nothing about what belongs together.
  pages.delete('pages/styleguide-page')
  if (pages.size < 2 || needs(CALLS, id, modules)) return null
  if (FORMS.test(id)) return 'forms'
  if (needs(OPENED, id, modules)) return null
  const open = [...pages].filter((page) => !page.startsWith('admin/'))
  if (open.length === 0) return 'desk'
  if (open.length === 1) return null
  if (open.some((page) => TO_READ.has(page))) return 'shell'
  return pages.has('pages/home-page') ? 'cards' : 'more'
}

/** Every page that leads to a module without being asked for it later. */
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
