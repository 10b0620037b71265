import { expect, test } from 'vitest'
import { printInvoice } from './invoice-pdf.ts'
import { runsOf } from './pen.ts'

test.each([
  ['Bank transfer', false, ['Bank transfer']],
  ['تحويل مصرفي', true, ['مصرفي', ' ', 'تحويل']],
  ['شكرًا لك.', true, ['.', 'لك', ' ', 'شكرًا']],
  ['16 نوفمبر 2026', true, ['2026', ' ', 'نوفمبر', ' ', '16']],
  ['Nora نورة الأحمد', false, ['Nora ', 'الأحمد', ' ', 'نورة']],
  ['VAT 23%', true, ['VAT 23%']],
  ['A flat. New.', true, ['A flat. New.']],
  ['المساحة (م²)', true, ['(', '²', 'م', ') ', 'المساحة']],
  ['Porto، Lisbon', true, ['Lisbon', ' ', '،', 'Porto']],
])('%s, right to left: %s, stands on paper as %j', (line, isRightToLeft, expected) => {
  expect(runsOf(line, isRightToLeft).map(({ text }) => text)).toEqual(expected)
})

test('an invoice is one sheet, however long its names are', async () => {
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
