import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { PROPERTY_FILES } from '#contract/listing-files.ts'
import { diskStorage } from '#server/adapters/storage/disk.ts'
import { acceptMultipart, discardUploads, receiveMultipart } from '#server/http/uploads.ts'

/** Receives uploads in a separate process and reports its memory growth. */
const root = await mkdtemp(join(tmpdir(), 'lintel-uploads-'))
const storage = diskStorage(root)
const app = fastify()
await acceptMultipart(app)
app.post('/', async (request) => {
  const { files } = await receiveMultipart(
    request,
    { files: { gallery_images: PROPERTY_FILES.gallery }, bodyKilobytes: 64 },
    storage,
  )
  await discardUploads(storage, files)
  return files.map(({ bytes, type }) => ({ bytes, type }))
})
const url = await app.listen({ port: 0, host: '127.0.0.1' })
let peak = 0
let start = 0
setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss())
}, 5).unref()
process.on('message', async (word) => {
  if (word === 'begin') {
    start = peak = process.memoryUsage.rss()
    process.send!({ begun: true })
  } else if (word === 'grown') process.send!({ grownMegabytes: (peak - start) / 1_000_000 })
  else {
    await app.close()
    await rm(root, { recursive: true, force: true })
    process.exit(0)
  }
})
process.send!({ url })
