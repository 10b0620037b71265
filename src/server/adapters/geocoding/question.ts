/** Splits the input into a name and, after a comma, its area. */
export function readQuestion(text: string): { name: string; area: string } | null {
  const [name = '', ...rest] = text
    .normalize('NFC')
    .split(',')
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
  // The last part is the widest: in "Paris, Lamar County, Texas" the area is Texas.
  const area = rest.findLast((part) => part !== '') ?? ''
  return name === '' ? null : { name, area }
}
