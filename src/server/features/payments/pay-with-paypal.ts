import type { payWithPaypal as endpoint } from '#contract/payments.ts'
import { escapeHtml } from '#domain/escape-html.ts'
import type { Context, Handler } from '#server/context.ts'
import { type Begun, beginPayment } from './begin.ts'

export const payWithPaypal: Handler<typeof endpoint> = async (ctx, { package_id }) => {
  const payment = await beginPayment(ctx, { packageId: package_id, gateway: 'Paypal', platform: 'web' })
  const approve = linkOf(payment)
  const fields = { ...Object.fromEntries(approve.searchParams), ...legacyFields(payment, ctx) }
  return page(`${approve.origin}${approve.pathname}`, fields)
}

/** Approval URL from PayPal's response. */
function linkOf({ begun }: Begun): URL {
  const links = (begun.response.links ?? []) as { rel?: string; href?: string }[]
  const approve = links.find(({ rel }) => rel === 'approve' || rel === 'payer-action')
  if (!approve?.href) throw new Error('PayPal named no page for the payer')
  return new URL(approve.href)
}

/** Form fields that shipped clients read; PayPal uses the order in `token` and ignores the rest. */
const legacyFields = (payment: Begun, { baseUrl }: Context) => ({
  amount: String(payment.begun.amount),
  currency_code: payment.currency,
  item_name: payment.packageName,
  custom: payment.reference!,
  return: `${baseUrl}/payment/return/${payment.reference}?outcome=done`,
  cancel_return: `${baseUrl}/payment/return/${payment.reference}?outcome=cancelled`,
  notify_url: `${baseUrl}/webhook/paypal`,
})

const page = (action: string, fields: Record<string, string>) =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>PayPal</title></head><body>
<form name="paypal_auto_form" method="get" action="${escapeHtml(action)}">
${Object.entries(fields)
  .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
  .join('\n')}
<input type="submit" name="pp_submit" value="PayPal">
</form></body></html>
`
