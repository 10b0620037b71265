import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Photo } from './photo.tsx'

const folder = `https://homes.example/images/property_title_img/${'a'.repeat(32)}`
const blur = 'data:image/webp;base64,UklGRg=='
const frame = { src: `${folder}/960.webp`, width: 2048, height: 1365, blur, alt: 'A terrace', sizes: '25vw' }

test('offers AVIF first and WebP as fallback, in the sizes a card can use, with its space reserved', () => {
  const set = (format: string) =>
    [320, 480, 640, 960].map((width) => `${folder}/${width}.${format} ${width}w`).join(', ')
  expect(renderToStaticMarkup(<Photo {...frame} ratio="4 / 3" />)).toBe(
    '<picture class="block bg-brand-soft bg-cover bg-center" style="aspect-ratio:4 / 3;' +
      `background-image:url(${blur})">` +
      `<source type="image/avif" srcSet="${set('avif')}" sizes="25vw"/>` +
      `<img src="${folder}/960.webp" srcSet="${set('webp')}" sizes="25vw" width="2048" height="1365" alt="A terrace" ` +
      'loading="lazy" decoding="async" class="size-full object-cover"/></picture>',
  )
})

test('the first photo of a page loads eagerly and may be as wide as the screen', () => {
  const markup = renderToStaticMarkup(<Photo {...frame} priority />)
  expect(markup).toContain('loading="eager" fetchPriority="high"')
  expect(markup).toContain('/1600.avif 1600w')
  expect(renderToStaticMarkup(<Photo {...frame} priority widest={640} />)).not.toContain('/960.avif')
})

test('never requests a width that the photo does not have', () => {
  expect(renderToStaticMarkup(<Photo {...frame} width={1000} height={700} priority />)).not.toContain('/1280.')
})

test('an image uploaded by the operator is shown unchanged', () => {
  const markup = renderToStaticMarkup(<Photo src="https://cdn.example/logo.png" alt="" sizes="10rem" />)
  expect(markup).toBe(
    '<picture class="block bg-brand-soft bg-cover bg-center"><img src="https://cdn.example/logo.png" alt="" ' +
      'loading="lazy" decoding="async" class="size-full object-cover"/></picture>',
  )
})

test('without a photo a decorative drawing of a house has the same frame', () => {
  const markup = renderToStaticMarkup(<Photo {...frame} src="" ratio="4 / 3" />)
  expect(markup).toContain('aspect-ratio:4 / 3')
  expect(markup).toContain('aria-hidden="true"')
  expect(markup).not.toContain('<img')
})
