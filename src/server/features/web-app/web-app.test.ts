import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { makeImage } from '#test/support/make.ts'

const { inject, db, services } = await testApp()

const set = (key: string, value: string) => db`
  insert into settings (key, value, is_public) values (${key}, ${value}, true)
  on conflict (key) do update set value = excluded.value`
const manifest = async () => (await inject({ url: '/manifest.webmanifest' })).json()

beforeAll(async () => {
  await set('company_name', 'Harbour Homes & Gardens')
  await set('system_color', '#aa3311')
})

test('the manifest has name, colours and language of the settings', async () => {
  proves('1.16')
  const { headers } = await inject({ url: '/manifest.webmanifest' })
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  expect(await manifest()).toMatchObject({
    name: 'Harbour Homes & Gardens',
    short_name: 'Harbour',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#aa3311',
    lang: 'en',
    dir: 'ltr',
    shortcuts: [
      { name: 'Saved', url: '/user/favorites-properties' },
      { name: 'Map', url: '/properties-on-map' },
    ],
  })
  expect(await manifest()).not.toHaveProperty('related_applications')
})

test('valid store apps are listed, and an invalid id is not', async () => {
  await set('playstore_id', 'org.example.homes')
  await set('appstore_id', 'javascript:alert(1)')
  expect((await manifest()).related_applications).toEqual([
    {
      platform: 'play',
      url: 'https://play.google.com/store/apps/details?id=org.example.homes',
      id: 'org.example.homes',
    },
  ])
})

test('each icon of the manifest has its size and the site colour, and is cached as immutable', async () => {
  const { icons } = (await manifest()) as { icons: { src: string; sizes: string; purpose: string }[] }
  expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable'])
  for (const { src, sizes } of icons) {
    const answer = await inject({ url: src })
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringContaining('immutable'),
    })
    const picture = sharp(answer.rawPayload)
    const { width, height } = await picture.metadata()
    expect(`${width}x${height}`).toBe(sizes)
    const [red, green, blue] = await picture
      .extract({ left: width / 2, top: height - 12, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect([red, green, blue]).toEqual([0xaa, 0x33, 0x11])
  }
})

test('a colour change gives new icon URLs, and the old URL is cached for five minutes only', async () => {
  const before = (await manifest()).icons[0].src
  await set('system_color', '#113355')
  expect((await manifest()).icons[0].src).not.toBe(before)
  expect((await inject({ url: before })).headers['cache-control']).toBe('public, max-age=300')
})

test('the favicon is drawn as the icon; an unreadable one falls back to the default icon', async () => {
  const image = await makeImage(db)
  await set('web_favicon', `/images/${image.folder}/${image.key}/192.webp`)
  const sign = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer()
  const middle = async () => {
    const { src } = (await manifest()).icons[0]
    const { rawPayload } = await inject({ url: `${src}&again=${Math.random()}` })
    return [...(await sharp(rawPayload).extract({ left: 96, top: 96, width: 1, height: 1 }).raw().toBuffer())].slice(
      0,
      3,
    )
  }
  await services.storage.put(`images/${image.folder}/${image.key}/master`, sign)
  expect(await middle()).toEqual([0, 0, 255])
  const broken = await makeImage(db)
  await services.storage.put(`images/${broken.folder}/${broken.key}/master`, Buffer.from('no picture'))
  await set('web_favicon', `/images/${broken.folder}/${broken.key}/192.webp`)
  expect(await middle()).not.toEqual([0, 0, 255])
})

test.each(['icon-64.png', 'icon-192.svg', '__proto__.png', '..%2fsecret.png'])('%s is not found', async (name) => {
  expect((await inject({ url: `/app-icons/${name}` })).statusCode).toBe(404)
})
