import { expect, test } from 'vitest'
import { appLinks } from './app-stores.ts'

const PLAY = 'https://play.google.com/store/apps/details?id=org.example.homes'
const APPLE = 'https://apps.apple.com/app/id123456789'

test.each([
  [{ playstore_id: 'org.example.homes' }, [PLAY]],
  [{ playstore_id: `${PLAY}&hl=en` }, [PLAY]],
  [{ appstore_id: '123456789' }, [APPLE]],
  [{ appstore_id: ' id123456789 ' }, [APPLE]],
  [{ appstore_id: 'https://apps.apple.com/us/app/homes/id123456789' }, [APPLE]],
  [{ playstore_id: 'org.example.homes', appstore_id: '123456789' }, [PLAY, APPLE]],
  [{}, []],
  [{ playstore_id: '', appstore_id: '' }, []],
  [{ playstore_id: 'javascript:alert(1)', appstore_id: 'https://evil.example/app/id123456789' }, []],
  [{ playstore_id: 'http://play.google.com/store/apps/details?id=a.b', appstore_id: 'homes' }, []],
])('the setting %j links to %j', (settings, expected) => {
  expect(appLinks(settings).map(({ href }) => href)).toEqual(expected)
})
