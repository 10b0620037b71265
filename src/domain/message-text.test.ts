import { expect, test } from 'vitest'
import { cleanMessage } from './message-text.ts'

test.each([
  ['plain words', 'Is the flat still free?', 'Is the flat still free?'],
  ['white space around them', '  hello \n', 'hello'],
  ['lines and tabs', 'a\n\tb', 'a\n\tb'],
  ['line ends of other systems', 'a\r\nb\rc', 'a\nb\nc'],
  ['control characters', 'a\u0000b\u0007c\u001b[31md\u0085', 'abc[31md'],
  ['a byte order mark', '\ufeffhello', 'hello'],
  ['a name that is turned around', 'photo\u202egnp.exe', 'photognp.exe'],
  ['isolates', '\u2066a\u2069', 'a'],
  ['the marks that Arabic needs', 'غرفة \u200fA1\u200e', 'غرفة \u200fA1\u200e'],
  ['markup, which is text', '<b onclick="x">hi</b>', '<b onclick="x">hi</b>'],
  ['people of several signs', '👩‍👩‍👧 🇪🇸', '👩‍👩‍👧 🇪🇸'],
  ['accents', 'cafe\u0301 Việt', 'cafe\u0301 Việt'],
  ['marks piled up', `z${'\u0351'.repeat(40)}!`, `z${'\u0351'.repeat(4)}!`],
  ['a tower of empty lines', `a${'\n'.repeat(50)}b`, 'a\n\n\nb'],
  ['nothing that can be seen', '\u202e \u0000\n', ''],
])('%s', (_what, text, cleaned) => {
  expect(cleanMessage(text)).toBe(cleaned)
})
