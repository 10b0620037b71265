import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawSprite } from '../../../tools/icons/sprite.ts'
import { ICON_NAMES } from './icon-names.ts'

test('the sprite holds exactly the icons that the site uses (run tools/icons/build.ts after a change)', async () => {
  expect(readFileSync(new URL('./icons.svg', import.meta.url), 'utf8')).toBe(await drawSprite(ICON_NAMES))
})
