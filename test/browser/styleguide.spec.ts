import { mkdir, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { openBrowser, started } from '#test/support/browser.ts'

/**
 * Compares every component with its approved screenshot. After an intended change: `UPDATE_PICTURES=1 npm test --
 * browser`, check the changed screenshots, commit them.
 */
const REFERENCES = join(import.meta.dirname, 'styleguide')
const ACTUAL = join(tmpdir(), 'lintel-styleguide')
const update = process.env.UPDATE_PICTURES === '1'

/** A map draws while the screenshot is taken; its own tests cover it. */
const LIVE = ['listing-map']
/** Half size, because font smoothing differs slightly between machines. */
const SCALE = 0.5
const SIZE_SLACK_PX = 2
const COLOUR_SLACK = 36
const CHANGED_SHARE = 0.004
/** These contain characters that our fonts do not have; each machine draws them with a font of its own. */
const FOREIGN = ['about-price', 'avatar', 'footer']
const CHANGED_SHARE_OF_FOREIGN = 0.03

interface Pixels {
  data: Buffer
  width: number
  height: number
}

const { visit } = openBrowser({ pictures: true, windows: true })

test.each(['light', 'dark'])('every component matches its approved screenshot, %s', async (theme) => {
  const { page } = await visit(`/styleguide?theme=${theme}`, { width: 1024, theme: theme as 'light' | 'dark' })
  await started(page)
  await page.waitForLoadState('networkidle')
  const names = await prepare(page)
  expect(names.length).toBeGreaterThan(50)
  const complaints: string[] = []
  for (const name of names) {
    const look = async () => compare(theme, name, await half(await shotOf(page, name)))
    // Under load a font or an icon may come late; a real difference stays.
    const complaint = (await look()) && (await settled(page)) && (await look())
    if (complaint) complaints.push(`${name}: ${complaint}`)
  }
  if (!update) complaints.push(...(await leftOver(theme, names)))
  expect(complaints).toEqual([])
})

const shotOf = (page: Page, name: string) =>
  page.locator(`[data-shelf="${name}"]`).screenshot({ animations: 'disabled' })

async function settled(page: Page): Promise<true> {
  await page.waitForTimeout(1000)
  return true
}

/** Hides the page’s fixed bars and waits for every image before the first screenshot. */
async function prepare(page: Page): Promise<string[]> {
  const names = await page.evaluate(async () => {
    for (const bar of document.querySelectorAll<HTMLElement>('body > header, body > .mobile-bar, body > footer')) {
      bar.style.display = 'none'
    }
    await document.fonts.ready
    const images = [...document.images]
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
    return [...document.querySelectorAll<HTMLElement>('[data-shelf]')].map((shelf) => shelf.dataset.shelf ?? '')
  })
  return names.filter((name) => !LIVE.includes(name))
}

async function half(png: Buffer): Promise<Pixels> {
  const { width } = await sharp(png).metadata()
  return raw(sharp(png).resize({ width: Math.max(1, Math.round(width * SCALE)) }))
}

async function compare(theme: string, name: string, shot: Pixels): Promise<string | null> {
  const file = join(REFERENCES, theme, `${name}.webp`)
  const approved = await readFile(file).catch(() => null)
  const found = approved
    ? difference(await raw(sharp(approved)), shot, shareFor(name))
    : 'there is no approved picture of it'
  if (!found) return null
  const kept = update ? file : join(ACTUAL, theme, `${name}.webp`)
  await mkdir(dirname(kept), { recursive: true })
  const { data, width, height } = shot
  await sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 6 })
    .toFile(kept)
  return update ? null : `${found}; it now looks like ${kept}`
}

const shareFor = (name: string) => (FOREIGN.includes(name) ? CHANGED_SHARE_OF_FOREIGN : CHANGED_SHARE)

function difference(a: Pixels, b: Pixels, most: number): string | null {
  if (Math.abs(a.width - b.width) > SIZE_SLACK_PX || Math.abs(a.height - b.height) > SIZE_SLACK_PX) {
    return `its size went from ${a.width} × ${a.height} to ${b.width} × ${b.height}`
  }
  const width = Math.min(a.width, b.width)
  const height = Math.min(a.height, b.height)
  let changed = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (apart(a, b, x, y) > COLOUR_SLACK) changed++
    }
  }
  const share = changed / (width * height)
  return share > most ? `${(share * 100).toFixed(1)} % of its pixels changed` : null
}

function apart(a: Pixels, b: Pixels, x: number, y: number): number {
  const i = (y * a.width + x) * 3
  const j = (y * b.width + x) * 3
  return Math.max(
    Math.abs(a.data[i]! - b.data[j]!),
    Math.abs(a.data[i + 1]! - b.data[j + 1]!),
    Math.abs(a.data[i + 2]! - b.data[j + 2]!),
  )
}

async function raw(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** A screenshot of a component that no longer exists is an error. */
async function leftOver(theme: string, names: string[]): Promise<string[]> {
  const files = await readdir(join(REFERENCES, theme)).catch(() => [])
  return files
    .map((file) => file.replace(/\.webp$/, ''))
    .filter((name) => !names.includes(name))
    .map((name) => `${name}: has an approved picture but is not shown`)
}
