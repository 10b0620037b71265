import { expect, test } from 'vitest'
import { atWidth, imageUrl, parseImagePath, shareImage, srcSet, WIDTHS, widthsOf } from './renditions.ts'

const key = '0123456789abcdef0123456789abcdef'
const base = 'https://homes.example'
const photo = (width: number, folder = 'property_title_img') => ({ folder, key, width })
const at = (file: string, folder = 'property_title_img') => `${base}/images/${folder}/${key}/${file}`

test.each([
  { width: 4000, file: '960.webp' },
  { width: 960, file: '960.webp' },
  { width: 959, file: '640.webp' },
  { width: 120, file: '96.webp' },
  { width: 30, file: '48.webp' },
])('the URL of an image $width pixels wide is $file', ({ width, file }) => {
  expect(imageUrl(base, photo(width))).toBe(at(file))
})

test.each([
  { width: 4000, file: '960.jpg' },
  { width: 130, file: '120.jpg' },
])('the URL of a profile photo $width pixels wide is the JPEG $file', ({ width, file }) => {
  expect(imageUrl(base, photo(width, 'users'))).toBe(at(file, 'users'))
  expect(parseImagePath(`users/${key}/${file}`)).not.toBeNull()
})

test('a missing image has an empty URL', () => {
  expect(imageUrl(base, null)).toBe('')
  expect(srcSet('', 'avif')).toBe('')
  expect(atWidth('', 320, 'webp')).toBe('')
  expect(shareImage('')).toBe('')
})

test.each([
  { width: 5000, file: '4096.webp' },
  { width: 2048, file: '2048.webp' },
  { width: 2000, file: '1600.webp' },
])('the URL of a 360° image $width pixels wide is $file, because its viewer zooms in', ({ width, file }) => {
  expect(imageUrl(base, photo(width, '3d_img'))).toBe(at(file, '3d_img'))
})

test.each([
  { wanted: 300, file: '320.avif' },
  { wanted: 481, file: '640.avif' },
  { wanted: 2000, file: '960.avif' },
  { wanted: 2000, masterWidth: 1300, file: '1280.avif' },
  { wanted: 40, file: '48.avif' },
])('the width $wanted of a master $masterWidth pixels wide is $file', ({ wanted, masterWidth, file }) => {
  expect(atWidth(at('960.webp'), wanted, 'avif', masterWidth)).toBe(at(file))
})

test('a srcset contains the widths that exist, up to what the page can use', () => {
  const widths = (set: string) => set.split(', ').map((entry) => Number(entry.split(' ')[1]?.slice(0, -1)))
  expect(srcSet(at('480.webp'), 'avif')).toBe(`${at('320.avif')} 320w, ${at('480.avif')} 480w`)
  expect(widths(srcSet(at('960.webp'), 'webp'))).toEqual([320, 480, 640, 960])
  expect(widths(srcSet(at('960.webp'), 'webp', 1700))).toEqual([320, 480, 640, 960, 1280, 1600])
  expect(widths(srcSet(at('960.webp'), 'webp', 1700, 640))).toEqual([320, 480, 640])
  expect(widths(srcSet(at('192.webp'), 'webp'))).toEqual([48, 96, 192])
})

test('a link preview is a JPEG no wider than the image', () => {
  expect(shareImage(at('960.webp'))).toBe(at('960.jpg'))
  expect(shareImage(at('960.webp'), 1600)).toBe(at('1200.jpg'))
})

test('foreign URLs are unchanged', () => {
  const foreign = 'https://cdn.example/logo.png'
  expect(atWidth(foreign, 320, 'avif')).toBe(foreign)
  expect(srcSet(foreign, 'avif')).toBe('')
})

test('every generated URL is parsed back', () => {
  for (const format of ['avif', 'webp', 'jpg'] as const)
    for (const folder of ['users', '3d_img'])
      for (const width of widthsOf(folder, format, 10_000))
        expect(parseImagePath(`${folder}/${key}/${width}.${format}`)).toEqual({ folder, key, width, format })
  expect(widthsOf('users', 'avif', 10_000)).toEqual([...WIDTHS])
})

test.each([
  `users/${key}/961.webp`,
  `users/${key}/0960.webp`,
  `users/${key}/2048.webp`,
  `users/${key}/121.jpg`,
  `property_title_img/${key}/320.jpg`,
  `users/${key}/960.png`,
  `users/${key}/960.webp/`,
  `users/${key}/master`,
  `users/${key.toUpperCase()}/960.webp`,
  `../${key}/960.webp`,
  `users/../${key}/960.webp`,
  `users/%2e%2e/960.webp`,
  `${'a'.repeat(5000)}/${key}/960.webp`,
  '',
])('%s is not an image path', (path) => {
  expect(parseImagePath(path)).toBeNull()
})

test('a base by key is kept in every width and format', () => {
  const signed = imageUrl((given) => `${base}/signed/permit-of-${given}`, photo(1600))
  const folder = `${base}/signed/permit-of-${key}/images/property_title_img/${key}`
  expect(signed).toBe(`${folder}/960.webp`)
  expect(atWidth(signed, 320, 'avif')).toBe(`${folder}/320.avif`)
  expect(shareImage(signed, 1600)).toBe(`${folder}/1200.jpg`)
  expect(srcSet(signed, 'avif', 480)).toBe(
    [320, 480, 640, 960].map((width) => `${folder}/${width}.avif ${width}w`).join(', '),
  )
})
