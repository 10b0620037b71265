import { plainText } from './plain-text.ts'

/** Words that people read in a minute, and characters of scripts that write without spaces. */
const WORDS_PER_MINUTE = 220
const CHARACTERS_PER_MINUTE = 450

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu

/** How many minutes a text in HTML takes to read; one at least. */
export function readingMinutes(html: string): number {
  const text = plainText(html)
  const characters = text.match(UNSPACED)?.length ?? 0
  const words = text.replace(UNSPACED, ' ').match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE + characters / CHARACTERS_PER_MINUTE))
}
