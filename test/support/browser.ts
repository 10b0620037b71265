import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'

const SHELL = '/usr/bin/chromium-headless-shell'
/** Debian's Chromium, or the one the machine names. */
const WINDOWED = [
  process.env.CHROMIUM_WINDOW_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const CANDIDATES = [process.env.CHROMIUM_PATH, SHELL, ...WINDOWED]

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a story lives for seconds: making its code fast for later costs more than it brings.
  '--js-flags=--no-opt --no-maglev --always-sparkplug',
  // A beep instead of a microphone; whether a page may hear it is still asked.
  '--use-fake-device-for-media-stream',
]

export interface VisitOptions {
  width?: number
  height?: number
  theme?: 'light' | 'dark'
  language?: string
  javaScript?: boolean
}

/** A page that remembers what went wrong while it was open. */
export interface Visit {
  page: Page
  context: BrowserContext
  faults: string[]
}

interface BrowserOptions {
  siteUrl?: string
  /** Faults that belong to the story. */
  expected?: RegExp
  /** Whether photos are loaded: making and drawing them takes longer than most stories, and few are about them. */
  pictures?: boolean
  /** Whether it matters who looks at which page; a browser without windows takes all of them for looked at. */
  windows?: boolean
}

/** Opens a browser for the stories of one file; every visit is checked for faults when its story is done, but for `expected` ones. */
export function openBrowser({
  siteUrl: givenUrl,
  expected = /^$/,
  pictures = false,
  windows = false,
}: BrowserOptions = {}) {
  let browser: Browser
  const siteUrl = givenUrl ?? inject('siteUrl')

  beforeAll(async () => {
    const executablePath = (windows ? WINDOWED : CANDIDATES).find((path) => path && existsSync(path))
    if (!executablePath) throw new Error('No Chromium found: install the chromium package or set CHROMIUM_PATH')
    browser = await chromium.launch({
      executablePath,
      args: pictures ? FLAGS : [...FLAGS, '--blink-settings=imagesEnabled=false'],
    })
  })

  afterAll(() => browser?.close())

  return {
    siteUrl,
    async visit(path: string, options: VisitOptions = {}): Promise<Visit> {
      const context = await browser.newContext({
        viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
        colorScheme: options.theme ?? 'light',
        locale: options.language ?? 'en',
        javaScriptEnabled: options.javaScript ?? true,
        reducedMotion: 'reduce',
        baseURL: siteUrl,
      })
      const page = await context.newPage()
      const visit: Visit = { page, context, faults: [] }
      watch(page, siteUrl, visit.faults)
      onTestFinished(async () => {
        // A page left open goes on drawing and asking, and the stories after it wait.
        await context.close()
        expect(visit.faults.filter((fault) => !expected.test(fault))).toEqual([])
      })
      await page.goto(path)
      // A press before hydration may not be heard, and most stories begin with one.
      if ((options.javaScript ?? true) && (await page.locator('#app-code').count()) > 0) await started(page)
      return visit
    },
  }
}

/** Zero foreign requests, zero console errors, zero uncaught exceptions. */
function watch(page: Page, siteUrl: string, faults: string[]) {
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(siteUrl) && !/^(data|blob|about):/.test(url)) faults.push(`foreign request ${url}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => {
    // A second press before the first page has faded in; the browser says so and nothing is lost.
    if (!error.message.startsWith('Transition was skipped')) faults.push(`exception: ${error.message}`)
  })
}

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Once per document: handing it over takes as long as looking at a small page. */
async function bringAxe(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axeSource)
}

/** What depends on colours alone; all else is the same in the light and in the dark. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** Every rule of axe for WCAG 2.2 AA and its best practices, and the rules of colours in the other theme as well. */
export async function expectAccessible(page: Page, within = 'html') {
  await bringAxe(page)
  // A page that is still on its way shows a bar above it.
  await page.locator('#nprogress').waitFor({ state: 'detached' })
  await page.evaluate(settled)
  const found = await violations(page, within)
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' })
  await page.evaluate(settled)
  found.push(...(await violations(page, within, OF_COLOURS)))
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' })
  expect(found).toEqual([])
}

/** Colours pass from parent to child one frame at a time, however short their transition is. */
const settled = async () => {
  const isMoving = () => document.getAnimations().some((one) => one instanceof CSSTransition)
  do await new Promise(requestAnimationFrame)
  while (isMoving())
}

/** What axe objects to, named by rule and element. What it approves of is not asked for: listing that takes most of its time. */
async function violations(page: Page, within: string, rules: string[] = []): Promise<string[]> {
  const results = await page.evaluate(
    ([within, rules]) => {
      const { axe } = window as unknown as { axe: { run: (where: string, how: object) => Promise<AxeResults> } }
      return axe.run(within, { resultTypes: ['violations'], ...(rules.length > 0 ? { runOnly: rules } : {}) })
    },
    [within, rules] as const,
  )
  return results.violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
}

/** Nothing sticks out to the side, neither on a tablet nor on the narrowest phone, whichever way one reads. */
export async function expectNoSideways(page: Page) {
  const before = page.viewportSize()!
  const direction = await page.evaluate(() => document.documentElement.dir)
  for (const dir of ['rtl', 'ltr'])
    for (const width of [820, 320]) {
      await page.setViewportSize({ width, height: before.height })
      const over = await page.evaluate((dir) => {
        document.documentElement.dir = dir
        return document.documentElement.scrollWidth - document.documentElement.clientWidth
      }, dir)
      expect(`${width} px, ${dir}: ${Math.max(0, over)} too many`).toBe(`${width} px, ${dir}: 0 too many`)
    }
  await page.evaluate((dir) => Object.assign(document.documentElement, { dir }), direction)
  await page.setViewportSize(before)
}

/** Accessible on a phone and on a desk, in the light and in the dark, and nothing sticks out: looked at on one loaded page. */
export async function expectFine(page: Page) {
  await bringAxe(page)
  await page.locator('#nprogress').waitFor({ state: 'detached' })
  const before = page.viewportSize()!
  const found: string[] = []
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: before.height })
    await page.emulateMedia({ colorScheme })
    await page.evaluate(settled)
    found.push(...(await violations(page, 'html')).map((one) => `${width} ${colorScheme}: ${one}`))
  }
  expect(found).toEqual([])
  await expectNoSideways(page)
  await page.emulateMedia({ colorScheme: null })
}

/** Waits until the page has hydrated; before that it is the server's HTML. */
export async function started(page: Page) {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}
