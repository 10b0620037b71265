import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..')

export interface SourceFile {
  /** Path from `src/`, with forward slashes. */
  path: string
  text: string
  lines: number
  /** Its imports: paths from `src/`, or package names. */
  imports: { target: string; typeOnly: boolean; lazy: boolean }[]
}

/** Every product file that the rules apply to. Tests beside the code are excluded: they may import anything. */
export function sourceFiles(): SourceFile[] {
  return readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(join(ROOT, 'src'), join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
    .map((path) => {
      const text = readFileSync(join(ROOT, 'src', path), 'utf8')
      return { path, text, lines: text.split('\n').length - 1, imports: importsOf(path, text) }
    })
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'"();]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

function importsOf(path: string, text: string) {
  return [...text.matchAll(IMPORT)].map(([, type, fixed, lazy]) => ({
    target: resolve(path, (fixed ?? lazy)!),
    typeOnly: Boolean(type),
    lazy: Boolean(lazy),
  }))
}

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return posix.normalize(posix.join(dirname(from), specifier))
  return specifier.startsWith('node:') ? specifier : packageName(specifier)
}

const packageName = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
