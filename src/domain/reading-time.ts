import { plainText } from './plain-text.ts'

/** Reading speed in words per minute, and in characters for scripts without spaces. */
const WORDS_PER_MINUTE = 220
const CHARACTERS_PER_MINUTE = 450

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu

/** Reading time of an HTML text in minutes, at least 1. */
export function readingMinutes(html: string): number {
  const text = plainText(html)
  const characters = text.match(UNSPACED)?.length ?? 0
  const words = text.replace(UNSPACED, ' ').match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE + characters / CHARACTERS_PER_MINUTE))
}
