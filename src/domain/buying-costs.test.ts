import { expect, test } from 'vitest'
import { costsOf } from './buying-costs.ts'

test.each([
  [300_000_00, [], { lines: [], total: 0 }],
  [
    300_000_00,
    [
      { name: 'transfer_tax', percent: 6.5 },
      { name: 'notary', percent: 0.35 },
    ],
    {
      lines: [
        { name: 'transfer_tax', percent: 6.5, amount: 19_500_00 },
        { name: 'notary', percent: 0.35, amount: 1_050_00 },
      ],
      total: 20_550_00,
    },
  ],
  [99, [{ name: 'agent', percent: 3.57 }], { lines: [{ name: 'agent', percent: 3.57, amount: 4 }], total: 4 }],
])('the costs for a price of %d are %j', (price, shares, costs) => {
  expect(costsOf(price, shares)).toEqual(costs)
})
