import { expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { receiptError } from './receipt-check.ts'

test.each([
  { file: null, fault: 'missing' },
  { file: { name: '', size: 0 }, fault: 'missing' },
  { file: { name: 'receipt.exe', size: 10 }, fault: 'type' },
  { file: { name: 'a.PDF', size: 3072 * 1024 }, fault: null },
  { file: { name: 'a.pdf', size: 3072 * 1024 + 1 }, fault: 'size' },
  { file: { name: 'a.docx', size: 0 }, fault: 'empty' },
])('$file is $fault', ({ file, fault }) => {
  proves('5.23', '5.24')
  expect(receiptError(file)).toBe(fault)
})
