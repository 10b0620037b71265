import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * A registry that lacks the binaries of other machines makes npm leave them out of the lockfile, and then `npm ci`
 * refuses it everywhere. This names them again, by the exact version their package asks for. Run it after npm install.
 */
interface Package {
  version?: string
  optional?: boolean
  dev?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

const OS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'windows']
const CPU = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32']

const file = join(resolve(process.argv[2] ?? join(import.meta.dirname, '..')), 'package-lock.json')
const lock: { packages: Record<string, Package> } = JSON.parse(readFileSync(file, 'utf8'))
const missing = Object.values(lock.packages).flatMap((parent) =>
  Object.entries(parent.optionalDependencies ?? {})
    .filter(([name, version]) => /^\d/.test(version) && !lock.packages[`node_modules/${name}`])
    .map(([name, version]) => [`node_modules/${name}`, entry(name, version, parent)] as const),
)

function entry(name: string, version: string, parent: Package): Package {
  const words = name.split(/[/-]/)
  const find = (known: string[]) => known.filter((word) => words.includes(word))
  const libc = /musl/.test(name) ? ['musl'] : /linux.*gnu/.test(name) ? ['glibc'] : null
  return {
    version,
    cpu: find(CPU),
    ...(parent.dev && { dev: true }),
    ...(libc && { libc }),
    optional: true,
    ...(find(OS).length > 0 && { os: find(OS) }),
  }
}

const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) })
packages.sort(([a], [b]) => a.localeCompare(b, 'en'))
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`)
console.log(`${missing.length} packages for other machines named in ${file}`)
