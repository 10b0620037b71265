import { expect, test } from 'vitest'
import { runsFromRight, runsOf } from './bidi.ts'
import { printInvoice } from './invoice-pdf.ts'

test.each([
  ['Bank transfer', false, ['Bank transfer']],
  ['تحويل مصرفي', true, ['مصرفي', ' ', 'تحويل']],
  ['شكرًا لك.', true, ['.', 'لك', ' ', 'شكرًا']],
  ['16 نوفمبر 2026', true, ['2026', ' ', 'نوفمبر', ' ', '16']],
  ['Nora نورة الأحمد', false, ['Nora ', 'الأحمد', ' ', 'نورة']],
  ['VAT 23%', true, ['VAT 23%']],
  ['A flat. New.', true, ['A flat. New.']],
  ['المساحة (م²)', true, ['(', '²', 'م', ')', ' ', 'المساحة']],
  ['Porto، Lisbon', true, ['Porto', '،', ' Lisbon']],
  ['الضريبة 23%', true, ['23%', ' ', 'الضريبة']],
  ['نورة (Nora)', true, ['(', 'Nora', ')', ' ', 'نورة']],
  ['Nora (نورة)', false, ['Nora (', 'نورة', ')']],
  ['الرياض، Saudi Arabia', true, ['Saudi Arabia', ' ', '،', 'الرياض']],
  ['شارع فهد 12، الرياض', false, ['الرياض', ' ', '،', '12', ' ', 'فهد', ' ', 'شارع']],
  ['Agency باقة 2026', false, ['Agency ', '2026', ' ', 'باقة']],
  ['\u2066249.00 US$\u2069', true, ['249.00 US$']],
  ['Lintel Demo, Lda.', true, ['Lintel Demo, Lda.']],
  ['pi_3Nf-x/7', true, ['pi_3Nf-x/7']],
  ['फ़्लैट 2', false, ['फ़्लैट', ' 2']],
  ['الموعد 2026-11-16', true, ['2026-11-16', ' ', 'الموعد']],
  // Embeddings, isolates and marks.
  ['عنوان \u2066Rua (بيت) B\u2069 هنا', true, ['هنا', ' ', 'Rua (', 'بيت', ') B', ' ', 'عنوان']],
  ['Nora \u202bنورة A\u202c', false, ['Nora ', 'A', ' ', 'نورة']],
  ['نورة!\u200e', false, ['نورة', '!']],
  ['نورة!\u200f', false, ['!', 'نورة']],
  ['«مرحبا»', true, ['«', 'مرحبا', '»']],
])('%s, right to left: %s, is ordered as %j', (line, isRightToLeft, expected) => {
  expect(runsOf(line, isRightToLeft).map(({ text }) => text)).toEqual(expected)
})

test.each([
  ['Lintel Demo, Lda.', true, false],
  ['نورة (Nora)', false, true],
  ['2026-000042', true, true],
  ['249.00', false, false],
])('%s on a right-to-left page: %s, is right to left: %s', (text, isRightToLeft, expected) => {
  expect(runsFromRight(text, isRightToLeft)).toBe(expected)
})

test('an invoice has one page, however long its names are', async () => {
  const long = 'Very long name '.repeat(20).trim()
  const pdf = await printInvoice({
    title: 'Invoice',
    company: 'Lintel',
    head: [['Number', '2026-000001']],
    parties: [
      { title: 'From', lines: [long, long] },
      { title: 'To', lines: ['نورة', '李'] },
    ],
    columns: ['Package', 'Amount'],
    item: [long, '€29.00'],
    sums: [['Net', '€29.00']],
    total: ['Total', '€29.00'],
    note: 'Paid',
    isRightToLeft: false,
  })
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.toString('latin1')).toContain('/Count 1')
})
