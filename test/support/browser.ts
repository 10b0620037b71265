import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'

const SHELL = '/usr/bin/chromium-headless-shell'
/** Debian's Chromium, or the one that the environment names. */
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
  // Pages of tests live for seconds, so optimising their code costs more than it gains.
  '--js-flags=--no-opt --no-maglev --always-sparkplug',
  // A synthetic beep as the microphone; the permission is still requested.
  '--use-fake-device-for-media-stream',
]

export interface VisitOptions {
  width?: number
  height?: number
  theme?: 'light' | 'dark'
  language?: string
  javaScript?: boolean
}

/** A page with the faults recorded while it was open. */
export interface Visit {
  page: Page
  context: BrowserContext
  faults: string[]
}

interface BrowserOptions {
  siteUrl?: string
  /** Faults that the test expects. */
  expected?: RegExp
  /** Whether photos are loaded: rendering and drawing them takes longer than most tests, and few are about them. */
  pictures?: boolean
  /** Whether page visibility matters; a headless browser reports all pages as visible. */
  windows?: boolean
}

/**
 * Opens a browser for the tests of one file; after each test its visits are checked for faults other than `expected`
 * ones.
 */
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
        // An open page keeps rendering and sending requests, which slows the tests after it.
        await context.close()
        expect(visit.faults.filter((fault) => !expected.test(fault))).toEqual([])
      })
      await page.goto(path)
      // A press before hydration may not be handled, and most tests begin with one.
      if ((options.javaScript ?? true) && (await page.locator('#app-code').count()) > 0) await started(page)
      return visit
    },
  }
}

/** No third-party requests, no console errors, no uncaught exceptions. */
function watch(page: Page, siteUrl: string, faults: string[]) {
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(siteUrl) && !/^(data|blob|about):/.test(url)) faults.push(`foreign request ${url}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => {
    // A second press skips the running view transition; the browser logs this and nothing is lost.
    if (!error.message.startsWith('Transition was skipped')) faults.push(`exception: ${error.message}`)
  })
}

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Once per document: injecting axe takes as long as checking a small page. */
async function loadAxe(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axeSource)
}

/** Rules that depend on colours; all others give the same result in both themes. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** Every axe rule for WCAG 2.2 AA and its best practices, and the colour rules in the other theme as well. */
export async function expectAccessible(page: Page, within = 'html') {
  await loadAxe(page)
  // A page that is still loading shows a progress bar.
  await page.locator('#progress-bar').waitFor({ state: 'detached' })
  await page.evaluate(settled)
  const found = await violations(page, within)
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' })
  await page.evaluate(settled)
  found.push(...(await violations(page, within, OF_COLOURS)))
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' })
  expect(found).toEqual([])
}

/** Colours propagate from parent to child one frame at a time, however short their transition is. */
const settled = async () => {
  const isMoving = () => document.getAnimations().some((one) => one instanceof CSSTransition)
  do await new Promise(requestAnimationFrame)
  while (isMoving())
}

/**
 * The axe violations, named by rule and element. Passed rules are not requested, because listing them takes most of the
 * time.
 */
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

/** The page has no horizontal overflow at 820 and 320 px, left to right and right to left. */
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

/**
 * The page is accessible at 390 px in the dark theme and at 1440 px in the light one, and does not overflow; all checks
 * run on one loaded page.
 */
export async function expectFine(page: Page) {
  await loadAxe(page)
  await page.locator('#progress-bar').waitFor({ state: 'detached' })
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
  // The frame hydrates first, then the page inside it. React marks the elements it has hydrated.
  await page.waitForFunction(() => {
    const first = document.querySelector('#content > *')
    return !first || Object.keys(first).some((key) => key.startsWith('__reactFiber'))
  })
  // Effects, which add the key listeners, run after the next paint.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20))))
}
