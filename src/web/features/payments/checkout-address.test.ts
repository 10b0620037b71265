import { expect, test } from 'vitest'
import { checkoutAddress } from './checkout-address.ts'

test.each([
  {
    gateway: 'the sandbox',
    response: { checkout_url: 'http://localhost:1/sandbox/checkout/a' },
    to: 'http://localhost:1/sandbox/checkout/a',
  },
  {
    gateway: 'Paystack',
    response: { data: { authorization_url: 'https://checkout.paystack.com/x' } },
    to: 'https://checkout.paystack.com/x',
  },
  {
    gateway: 'Flutterwave',
    response: { data: { link: 'https://ravesandbox.example/pay' } },
    to: 'https://ravesandbox.example/pay',
  },
  {
    gateway: 'PayPal',
    response: {
      links: [
        { rel: 'self', href: 'https://api.example/1' },
        { rel: 'payer-action', href: 'https://www.example/2' },
      ],
    },
    to: 'https://www.example/2',
  },
  { gateway: 'a script', response: { checkout_url: 'javascript:alert(1)' }, to: null },
  { gateway: 'nobody', response: { links: 'none', data: null }, to: null },
])('the checkout address of $gateway is $to', ({ response, to }) => {
  expect(checkoutAddress(response)).toBe(to)
})
