/** What somebody typed, taken apart: a name and, after a comma, the area it lies in. */
export function readQuestion(text: string): { name: string; area: string } | null {
  const [name = '', ...rest] = text
    .normalize('NFC')
    .split(',')
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
  // The last part is the widest: in "Paris, Lamar County, Texas" it is Texas that tells.
  const area = rest.findLast((part) => part !== '') ?? ''
  return name === '' ? null : { name, area }
}
