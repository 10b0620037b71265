import { redirect } from 'react-router'
import { getPaymentReceipt } from '#contract/payments.ts'
import { pageOf } from '#web/api/page-context.ts'
import { isRefusal } from '#web/api/refusal.ts'
import { paths } from '#web/paths.ts'
import type { Route } from './+types/receipt-document'

/** A receipt is private to its payer: not cached, and sandboxed by its content security policy. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-modals; frame-ancestors 'none'",
  'cache-control': 'private, no-store',
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, isSignedIn } = pageOf(context)
  if (!isSignedIn) throw redirect(paths.signIn(paths.receipt(Number(params.id) || 0)))
  try {
    return new Response(await api(getPaymentReceipt, { payment_transaction_id: params.id }), { headers: HEADERS })
  } catch (error) {
    if (isRefusal(error)) throw redirect(paths.payments())
    throw error
  }
}
