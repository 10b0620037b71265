const MOST_WORDS = 8

/** The words of a search as patterns for `like`, each to be found somewhere; signs that `like` reads are taken literally. */
export const likeWords = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
