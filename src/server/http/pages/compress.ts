import type { Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding that the browser accepts. */
export function encodingOf(accept: string | undefined): Encoding {
  if (!accept) return 'identity'
  if (/\bbr\b/.test(accept)) return 'br'
  return /\bgzip\b/.test(accept) ? 'gzip' : 'identity'
}

/** Compresses a stream and flushes with the renderer, so that every chunk reaches the browser immediately. */
export function compressStream(body: Readable, encoding: Encoding): Readable {
  if (encoding === 'identity') return body
  const squeeze =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
        })
      : createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH })
  body.on('error', (error) => squeeze.destroy(error))
  squeeze.on('close', () => body.destroy())
  return body.pipe(squeeze)
}
