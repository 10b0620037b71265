import { expect, test } from 'vitest'
import { safetyTopic } from './safety-hint.ts'

test.each([
  ['Please pay the deposit before the viewing', 'money'],
  ['Send it by Western Union', 'money'],
  ['my IBAN is DE89 3704 0044 0532 0130 00', 'money'],
  ['DE89370400440532013000', 'money'],
  ['Haz una transferencia y te guardo el piso', 'money'],
  ['أرسل عربون قبل الزيارة', 'money'],
  ['कृपया अग्रिम भेजें', 'money'],
  ['Un virement suffit', 'money'],
  ['Write to me on WhatsApp', 'contact'],
  ['call me on 0151 2345 6789', 'contact'],
  ['+44 20 7946 0958', 'contact'],
  ['٠٥٠١٢٣٤٥٦٧', 'contact'],
  ['asha@example.com', 'contact'],
  ['asha (at) example.com', 'contact'],
  ['see https://example.com/home', 'contact'],
  ['Is it still available?', null],
  ['The price is 1,250,000 and it was built in 1998', null],
  ['Can I come on 12.05.2027 at 10:30?', null],
  ['It costs 12500000 in all', null],
  ['A deposition is something else, so is predeposited', 'money'],
  ['They spoke of misdeposits', null],
  ['', null],
] as const)('“%s” has the safety topic %s', (text, topic) => {
  expect(safetyTopic(text)).toBe(topic)
})
