import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, '.cache/engines/opensearch')
const LIST = join(import.meta.dirname, 'opensearch-jars.txt')
const MAVEN_CENTRAL = 'https://repo.maven.apache.org/maven2/'
const DOWNLOADS_AT_ONCE = 8
const MIN_JAVA = 17

/** The folder with the packages of OpenSearch; downloads those that are missing from Maven Central. */
export async function installOpenSearch(): Promise<string> {
  await requireJdk()
  await mkdir(FOLDER, { recursive: true })
  const lines = (await readFile(LIST, 'utf8')).trim().split('\n')
  const left = lines.map((line) => line.split('  ') as [checksum: string, path: string])
  const download = async () => {
    for (let next = left.pop(); next; next = left.pop()) await fetchJar(...next)
  }
  await Promise.all(Array.from({ length: DOWNLOADS_AT_ONCE }, download))
  return FOLDER
}

/** A compiler is needed too: the node's own class is run from source. */
async function requireJdk() {
  const said = await promisify(execFile)('javac', ['-version']).catch(() => null)
  const version = Number(/javac (\d+)/.exec(`${said?.stdout}${said?.stderr}`)?.[1])
  if (!(version >= MIN_JAVA))
    throw new Error(
      `The tests of search engines need a JDK of version ${MIN_JAVA} or later on the path (javac). ${said ? `Found: ${version || 'unknown'}.` : 'None was found.'}`,
    )
}

async function fetchJar(checksum: string, path: string) {
  const file = join(FOLDER, basename(path))
  if ((await readFile(file).then(hash, () => null)) === checksum) return
  const bytes = await download(`${MAVEN_CENTRAL}${path}`)
  if (hash(bytes) !== checksum) throw new Error(`${path} from Maven Central has another checksum than expected`)
  // Renamed into place, so that an interrupted download is not taken for a package.
  await writeFile(`${file}.part`, bytes)
  await rename(`${file}.part`, file)
}

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function download(url: string): Promise<Buffer> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(120_000) })
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    return Buffer.from(await response.arrayBuffer())
  } catch (error) {
    throw new Error(
      `The tests of search engines need packages from Maven Central, which cannot be reached: ${url}: ${(error as Error).message}`,
      { cause: error },
    )
  }
}
