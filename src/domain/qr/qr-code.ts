import { codewords, versionFor } from './codewords.ts'
import { dataPath, drawFormat, frameOf, MASKS, type Modules } from './modules.ts'
import { penaltyOf } from './penalty.ts'

/** QR code of a text at level M (15 % error correction), or null if it exceeds 213 bytes. */
export function qrCode(text: string): Modules | null {
  const bytes = new TextEncoder().encode(text)
  const version = versionFor(bytes.length)
  if (version === null) return null
  const { modules, isFixed } = frameOf(version)
  const words = codewords(bytes, version)
  const path = [...dataPath(isFixed)]
  const candidates = MASKS.map((isTurned, mask) => {
    const symbol = modules.map((row) => [...row])
    for (const [at, [row, column]] of path.entries()) {
      // The last few modules of some versions exceed the codewords; they are light before masking.
      const isDark = (((words[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1) === 1
      symbol[row]![column] = isDark !== isTurned(row, column)
    }
    const set = (row: number, column: number, isDark: boolean) => {
      symbol[row]![column] = isDark
    }
    drawFormat(set, symbol.length, mask)
    return { symbol, penalty: penaltyOf(symbol) }
  })
  return candidates.reduce((best, candidate) => (candidate.penalty < best.penalty ? candidate : best)).symbol
}

/** Light border required by scanners, in modules. */
export const QUIET_ZONE = 4

/**
 * The dark modules as the `d` of an SVG path, one unit each, with the quiet zone; `side` is the side of the whole
 * symbol.
 */
export function qrPath(modules: Modules): { side: number; d: string } {
  const d = modules
    .flatMap((row, y) =>
      [...row.map(Number).join('').matchAll(/1+/g)].map(
        (run) => `M${run.index + QUIET_ZONE} ${y + QUIET_ZONE}h${run[0].length}v1h-${run[0].length}z`,
      ),
    )
    .join('')
  return { side: modules.length + 2 * QUIET_ZONE, d }
}
