import { expect, test } from 'vitest'
import { redactSecrets, withShortAddresses } from './redact.ts'

test.each([
  ['Your code is 493021.', 'Your code is •••.'],
  ['493021 is your code', '••• is your code'],
  ['Code:493021: keep it', 'Code:•••: keep it'],
  ['code 493021-', 'code •••-'],
  ['رمزك 493021', 'رمزك •••'],
  [
    'Choose a password: https://x.test/reset-password?token=abc.DEF-1',
    'Choose a password: https://x.test/reset-password?token=•••',
  ],
  ['https://x.test/a?lang=en&reset_token=abc&x=1', 'https://x.test/a?lang=en&reset_token=•••&x=1'],
  ['https://x.test/files/k3jH28sdkjfh2Kjhsdf98/plan.pdf', 'https://x.test/files/•••/plan.pdf'],
  ['A home for 250,000 at 12 Main Street, 2026-11-16', 'A home for 250,000 at 12 Main Street, 2026-11-16'],
  [
    'https://x.test/property/bright-flat-with-balcony-in-lisbon',
    'https://x.test/property/bright-flat-with-balcony-in-lisbon',
  ],
])('%s is redacted to %s', (text, shown) => {
  expect(redactSecrets(text)).toBe(shown)
})

test.each([
  ['ruth.ames@example.com', 'r•••@example.com'],
  ['550 <ruth@example.com>: mailbox full', '550 <r•••@example.com>: mailbox full'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED 127.0.0.1:25'],
])('%s is shortened to %s', (text, shown) => {
  expect(withShortAddresses(text)).toBe(shown)
})
