import { existsSync } from 'node:fs'
import { chromium, type Page } from 'playwright-core'

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']

export const launch = () =>
  chromium.launch({ executablePath: CANDIDATES.find((path) => path && existsSync(path))!, args: FLAGS })

/** Clicks and focuses all elements that came from the text; a vector that runs sets a flag. */
export async function provoke(page: Page, within = 'main'): Promise<number> {
  await page.evaluate((within) => {
    for (const element of document.querySelectorAll<HTMLElement>(`${within} *`)) {
      element.focus?.()
      for (const kind of ['pointerenter', 'mouseover', 'load', 'error', 'toggle', 'animationstart'])
        element.dispatchEvent(new Event(kind))
      if (element instanceof HTMLAnchorElement && /^(javascript|data|vbscript):/i.test(element.href)) element.click()
    }
  }, within)
  await page.waitForTimeout(20)
  return page.evaluate(() => (window as unknown as { __hit?: number }).__hit ?? 0)
}
