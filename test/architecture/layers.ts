/**
 * The import rules. The first pattern that matches a file applies; `$1` in a target is the part that the file's own
 * pattern captured, so a feature imports itself and, of other features, only their public modules.
 */
export interface Layer {
  files: string
  may: string[]
}

const ZOD = ['zod']
const REACT = ['react', 'react-dom', 'react-router']
const SHARED = ['contract/*', 'domain/*']
/** Imports allowed to every server feature; of other features only their public modules. */
const FEATURE = [
  'server/features/{any}/public.ts',
  'server/context.ts',
  'server/errors.ts',
  'server/derive.ts',
  'server/db/*',
  'server/jobs/*',
  'server/adapters/{any}/port.ts',
  ...SHARED,
  ...ZOD,
  'node:crypto',
  'lru-cache',
]

export const LAYERS: Layer[] = [
  { files: 'domain/*', may: ['domain/*'] },
  { files: 'contract/*', may: ['contract/*', 'domain/*', ...ZOD] },
  // Search follows the database on connections of its own.
  {
    files: 'server/adapters/search/*',
    may: ['server/adapters/search/*', 'server/db/*', 'server/config.ts', 'server/errors.ts', 'domain/*', 'node', 'npm'],
  },
  {
    files: 'server/adapters/{x}/*',
    may: [
      'server/adapters/$1/*',
      'server/config.ts',
      'server/config-payments.ts',
      'server/errors.ts',
      'domain/*',
      'node',
      'npm',
    ],
  },
  { files: 'server/db/*', may: ['server/db/*', 'node', 'postgres'] },
  {
    files: 'server/jobs/*',
    may: [
      'server/jobs/*',
      'server/db/*',
      'server/context.ts',
      'server/services.ts',
      'server/observed.ts',
      'server/translate-message.ts',
      'pg-boss',
      'node',
      ...ZOD,
    ],
  },
  // Images are decoded and encoded where their rules are.
  {
    files: 'server/features/media/*',
    may: [
      'server/features/media/*',
      ...FEATURE,
      'sharp',
      'file-type',
      'thumbhash',
      'fflate',
      'node:stream',
      'node:zlib',
    ],
  },
  // The time zone of a listing is derived from its coordinates.
  { files: 'server/features/viewings/*', may: ['server/features/viewings/*', ...FEATURE, '@photostructure/tz-lookup'] },
  // Site archives are streamed, because they do not fit into memory.
  { files: 'server/features/site-archives/*', may: ['server/features/site-archives/*', ...FEATURE, 'node:stream'] },
  // Which markup a text may contain is our rule; parsing the markup is not.
  { files: 'server/features/markup/*', may: ['server/features/markup/*', ...FEATURE, 'sanitize-html'] },
  { files: 'server/features/{x}/*', may: ['server/features/$1/*', ...FEATURE] },
  {
    files: 'server/http/*',
    may: [
      'server/http/*',
      'server/dispatch.ts',
      'server/authorize.ts',
      'server/translate-message.ts',
      'server/observed.ts',
      'server/context.ts',
      'server/errors.ts',
      'server/services.ts',
      'server/features/{any}/public.ts',
      'server/adapters/{any}/port.ts',
      'server/db/*',
      ...SHARED,
      'node',
      'npm',
    ],
  },
  { files: 'server/*', may: ['server/*', ...SHARED, 'node', 'npm'] },
  { files: 'web/ui/*', may: ['web/ui/*', 'web/i18n/*', ...REACT, 'npm'] },
  { files: 'web/i18n/*', may: ['web/i18n/*', 'domain/*', 'react'] },
  // The API layer shows the messages of responses. Calls name the account of the page.
  { files: 'web/api/*', may: ['web/api/*', 'web/state/user.ts', 'web/ui/toast.ts', ...SHARED, ...REACT, 'npm'] },
  { files: 'web/state/*', may: ['web/state/*', ...SHARED, 'react', 'zustand'] },
  { files: 'web/boot/*', may: ['web/boot/*', 'web/state/*', ...REACT] },
  { files: 'web/parts/*', may: ['web/parts/*', 'web/ui/*', 'web/i18n/*', 'web/paths.ts', ...SHARED, ...REACT, 'npm'] },
  {
    files: 'web/features/{x}/*',
    may: [
      'web/features/$1/*',
      'web/parts/*',
      'web/ui/*',
      'web/i18n/*',
      'web/api/*',
      'web/state/*',
      'web/paths.ts',
      ...SHARED,
      ...REACT,
      'npm',
    ],
  },
  { files: 'web/admin/*', may: ['web/*', ...SHARED, 'npm'] },
  { files: 'web/*', may: ['web/*', '!web/admin/*', ...SHARED, 'node', 'npm'] },
  { files: 'demo/*', may: ['demo/*', 'server/*', ...SHARED, 'node', 'npm'] },
  { files: 'main.ts', may: ['server/*', 'demo/*', 'node', 'npm'] },
]

/** Turns `a/{x}/*` into a pattern; `{any}` matches one folder, `*` the rest. */
function pattern(glob: string, caught = ''): RegExp {
  const source = glob
    .replace('$1', caught)
    .replace(/[.]/g, '\\.')
    .replace('{x}', '([^/]+)')
    .replace('{any}', '[^/]+')
    .replace(/\*$/, '.+')
  return new RegExp(`^${source}$`)
}

/** The rule for a file with the captured parts; undefined for a folder without a rule. */
export function layerOf(path: string): { layer: Layer; caught: string } | undefined {
  for (const layer of LAYERS) {
    const match = pattern(layer.files).exec(path)
    if (match) return { layer, caught: match[1] ?? '' }
  }
  return undefined
}

export function mayImport(path: string, target: string): boolean {
  const found = layerOf(path)
  if (!found) return false
  const allowed = (rule: string) => {
    if (rule === 'node') return target.startsWith('node:')
    if (rule === 'npm') return isPackage(target)
    return rule === target || pattern(rule, found.caught).test(target)
  }
  const { may } = found.layer
  const refused = may.some((rule) => rule.startsWith('!') && allowed(rule.slice(1)))
  return !refused && may.some((rule) => !rule.startsWith('!') && allowed(rule))
}

const isPackage = (target: string) =>
  !target.startsWith('node:') && !/^(contract|domain|server|web|demo|test|bench)\//.test(target)
