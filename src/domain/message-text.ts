/** Maximum length of a message; longer content is sent as a file. */
export const MAX_MESSAGE = 5000

// Control characters except tab and line feed, line and paragraph separators, and interlinear annotations.
const CONTROLS = /[^\P{Cc}\t\n]|[\u2028\u2029\ufff9-\ufffb\ufeff]/gu
// Bidirectional overrides and isolates, with which one name or address can be made to look like another. The plain
// directional marks of Arabic and Hebrew text (U+200E, U+200F, U+061C) are kept.
const TURNERS = /[\u202a-\u202e\u2066-\u2069]/g
// Stacked combining marks beyond what any script uses overlap the adjacent lines.
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu

/**
 * Normalises a message for storage: removes invisible and bidirectional control characters; the result is plain text.
 */
export function cleanMessage(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replaceAll(CONTROLS, '')
    .replaceAll(TURNERS, '')
    .replaceAll(PILED_MARKS, '$1')
    .replaceAll(/\n{4,}/g, '\n\n\n')
    .trim()
}
