import { expect, test } from 'vitest'
import { shareLinks } from './share-links.ts'

const shared = { title: 'Flat & garden, 100% new', url: 'https://lintel.test/properties-details/flat?lang=ar' }

test('each link contains the title and the URL, both escaped', () => {
  expect(Object.fromEntries(shareLinks(shared).map(({ way, href }) => [way, href]))).toEqual({
    email:
      'mailto:?subject=Flat%20%26%20garden%2C%20100%25%20new&body=Flat%20%26%20garden%2C%20100%25%20new%0Ahttps%3A%2F%2Flintel.test%2Fproperties-details%2Fflat%3Flang%3Dar',
    whatsapp:
      'https://wa.me/?text=Flat%20%26%20garden%2C%20100%25%20new%20https%3A%2F%2Flintel.test%2Fproperties-details%2Fflat%3Flang%3Dar',
    telegram:
      'https://t.me/share/url?url=https%3A%2F%2Flintel.test%2Fproperties-details%2Fflat%3Flang%3Dar&text=Flat%20%26%20garden%2C%20100%25%20new',
    facebook:
      'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Flintel.test%2Fproperties-details%2Fflat%3Flang%3Dar',
    x: 'https://x.com/intent/post?text=Flat%20%26%20garden%2C%20100%25%20new&url=https%3A%2F%2Flintel.test%2Fproperties-details%2Fflat%3Flang%3Dar',
    linkedin:
      'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Flintel.test%2Fproperties-details%2Fflat%3Flang%3Dar',
  })
})

test('a title cannot inject a header into an email', () => {
  const { href } = shareLinks({ title: 'a\r\nbcc: x@y.z', url: 'https://lintel.test/' })[0]!
  expect(href).not.toMatch(/[\r\n]/)
  expect(href).toContain('subject=a%0D%0Abcc%3A%20x%40y.z&body=')
})
