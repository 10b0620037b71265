import { crawlerSource } from '#server/features/sitemaps/public.ts'
import { inBulkWorld } from './bulk-world.ts'
import type { BenchTools } from './support.ts'

const MAX_SECONDS = 60
const MAX_MEGABYTES = 200
const MILLION = 1_000_000

/** Renders every sitemap file in sequence; the time is extrapolated to a million URLs. */
export default async function bench({ report, note }: BenchTools) {
  await inBulkWorld(async ({ db }) => {
    const source = crawlerSource({ db, baseUrl: 'https://homes.example' })
    const before = process.memoryUsage().rss
    let [urls, bytes, most] = [0, 0, 0]
    const start = performance.now()
    const names = [...(await source.index()).matchAll(/\/sitemaps\/([a-z]+-\d+)\.xml/g)].map(([, name]) => name!)
    for (const name of names) {
      for await (const piece of source.file(name)!) {
        urls += piece.match(/<url>/g)?.length ?? 0
        bytes += piece.length
        most = Math.max(most, process.memoryUsage().rss - before)
      }
    }
    const seconds = (performance.now() - start) / 1000
    note(`${urls} lines in ${names.length} files, ${(bytes / 2 ** 20).toFixed(1)} MB in ${seconds.toFixed(1)} s`)
    report({ name: 'a million lines', value: (seconds / urls) * MILLION, unit: 's', budget: { atMost: MAX_SECONDS } })
    report({ name: 'memory grown', value: most / 2 ** 20, unit: 'MB', budget: { atMost: MAX_MEGABYTES } })
  })
}
