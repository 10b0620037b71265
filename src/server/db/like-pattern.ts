const MAX_WORDS = 8

/** LIKE patterns of the words of a search, one per word; wildcards are escaped. */
export const likePatterns = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
