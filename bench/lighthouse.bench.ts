import { existsSync } from 'node:fs'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { type BenchTools, median } from './support.ts'
import { inDemoWorld } from './world.ts'

const RUNS = 5
const DEBUG_PORT = 9437
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]
type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']
const PERFECT = 100

/** What each page must reach in performance; the other three are perfect everywhere. `BENCH_PAGES` picks some by name. */
const PAGES: { name: string; performance: number; path: string | RegExp; on?: string }[] = [
  { name: 'home', performance: 95, path: '/' },
  { name: 'listing', performance: 95, path: /href="(\/properties-details\/[^"]+)"/ },
  { name: 'results', performance: 95, path: '/properties/all-properties' },
  { name: 'articles', performance: 97, path: '/articles' },
  { name: 'article', performance: 97, path: /href="(\/article-details\/[^"]+)"/, on: '/articles' },
  { name: 'questions', performance: 97, path: '/faqs' },
]

/** Lighthouse's mobile figures of public pages, the median of five; wants an otherwise idle machine. */
export default async ({ report, note }: BenchTools) =>
  inDemoWorld(async ({ serve, addressOf }) => {
    const site = await addressOf(await serve())
    const asked = process.env.BENCH_PAGES?.split(',')
    const pages = PAGES.filter(({ name }) => !asked || asked.includes(name))
    const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path))
    const browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--remote-debugging-port=${DEBUG_PORT}`],
    })
    try {
      for (const { name, performance, path: wanted, on = '/' } of pages) {
        const path = typeof wanted === 'string' ? wanted : wanted.exec(await (await fetch(`${site}${on}`)).text())![1]
        // Pictures are made on first sight; nobody measures the first sight.
        await warm(`${site}${path}`, browser)
        const runs: Result[] = []
        for (let run = 0; run < RUNS; run++) {
          const onlyCategories = [...CATEGORIES]
          runs.push((await lighthouse(`${site}${path}`, { port: DEBUG_PORT, logLevel: 'silent', onlyCategories }))!.lhr)
        }
        const score = (category: Category) => median(runs.map((run) => (run.categories[category]?.score ?? 0) * 100))
        const value = (audit: string) => median(runs.map((run) => run.audits[audit]?.numericValue ?? 0))
        for (const category of CATEGORIES)
          report({
            name: `${name}, ${category}`,
            value: score(category),
            unit: 'of 100',
            budget: { atLeast: category === 'performance' ? performance : PERFECT },
          })
        report({
          name: `${name}, layout shift`,
          value: value('cumulative-layout-shift'),
          unit: '',
          budget: { atMost: 0.02 },
        })
        note(
          `${name}: LCP ${value('largest-contentful-paint').toFixed(0)} ms, TBT ${value('total-blocking-time').toFixed(0)} ms, ${(value('total-byte-weight') / 1000).toFixed(0)} kB`,
        )
      }
    } finally {
      await browser.close()
    }
  })

async function warm(url: string, browser: Awaited<ReturnType<typeof chromium.launch>>) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })
  await page.waitForLoadState('networkidle')
  await page.close()
}
