import { expect, test } from 'vitest'
import { runsOf } from './bidi.ts'
import { type PrintedBrochure, printBrochure } from './brochure-pdf.ts'

// One white pixel.
const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'base64',
)

const brochure: PrintedBrochure = {
  title: 'Sea view flat',
  price: '$250,000',
  place: 'Porto, Portugal',
  facts: '3 bd · 2 ba',
  about: { title: 'About this home', text: 'Bright and quiet.\nTwo balconies.' },
  tables: [{ title: 'Facts', rows: [['Bedrooms', '3']] }],
  photos: { lead: JPEG, small: [JPEG, JPEG] },
  plans: [{ title: 'Ground floor', picture: JPEG }],
  plansTitle: 'Floor plans',
  agent: { title: 'Contact', lines: ['Asha Rao', '+351 1'] },
  siteName: 'Lintel',
  scan: 'Scan to see it online',
  note: 'Printed on 15 June 2026',
  url: 'https://lintel.test/properties-details/sea-view',
  language: 'en',
  isRightToLeft: false,
}

const pagesOf = (pdf: Buffer) => Number(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1])

test('a property takes two pages, and one without details takes one', async () => {
  expect(pagesOf(await printBrochure(brochure))).toBe(2)
  expect(pagesOf(await printBrochure({ ...brochure, tables: [], plans: [] }))).toBe(1)
})

test('long content continues on further pages, and the text of the first ends above its footer', async () => {
  const rows = Array.from({ length: 120 }, (_, at): [string, string] => [`Question ${at}`, 'word '.repeat(40)])
  const about = { title: 'About', text: 'word '.repeat(9000) }
  expect(pagesOf(await printBrochure({ ...brochure, about, tables: [{ title: 'Facts', rows }] }))).toBeGreaterThan(4)
})

test('an empty brochure still has one page', async () => {
  const bare = { ...brochure, title: '', place: '', facts: '', about: { title: '', text: '' }, tables: [], plans: [] }
  expect(
    pagesOf(await printBrochure({ ...bare, photos: { lead: null, small: [] }, agent: { title: '', lines: [] } })),
  ).toBe(1)
})

test('Arabic and Hindi fonts are embedded only if needed', async () => {
  const latin = (await printBrochure(brochure)).toString('latin1')
  const both = (
    await printBrochure({ ...brochure, title: 'घर समुद्र के पास', place: 'بورتو', isRightToLeft: true, language: 'ar' })
  ).toString('latin1')
  expect(latin).not.toMatch(/Lohit|Arabic/)
  expect(both).toMatch(/\+Lohit-Devanagari/)
  expect(both).toMatch(/Arabic|Cairo/)
})

test.each([
  ['२ कमरे, नया', ['२', ' ', 'कमरे', ', ', 'नया']],
  ['Flat घर।', ['Flat ', 'घर।']],
])('%s is split into runs by script', (line, expected) => {
  expect(runsOf(line, false).map(({ text }) => text)).toEqual(expected)
})
