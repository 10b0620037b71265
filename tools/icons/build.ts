import { writeFile } from 'node:fs/promises'
import { ICON_NAMES } from '#web/ui/icon-names.ts'
import { drawSprite } from './sprite.ts'

await writeFile('src/web/ui/icons.svg', await drawSprite(ICON_NAMES))
