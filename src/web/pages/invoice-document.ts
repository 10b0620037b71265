import { redirect } from 'react-router'
import { getInvoice } from '#contract/payments.ts'
import { pageOf } from '#web/api/page-context.ts'
import { isRefusal } from '#web/api/refusal.ts'
import { paths } from '#web/paths.ts'
import type { Route } from './+types/invoice-document'

/** Redirects to the PDF by a private link that is created for each request. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, isSignedIn } = pageOf(context)
  if (!isSignedIn) throw redirect(paths.signIn(paths.invoice(Number(params.id) || 0)))
  const { url } = await api(getInvoice, { payment_transaction_id: params.id }).catch((error: unknown) => {
    if (isRefusal(error)) throw redirect(paths.payments())
    throw error
  })
  return redirect(url, { headers: { 'cache-control': 'private, no-store' } })
}
