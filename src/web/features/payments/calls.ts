import { assignPackage } from '#contract/packages.ts'
import {
  createPaymentIntent,
  failPayment,
  getPayment,
  initiateBankTransfer,
  uploadBankReceipt,
} from '#contract/payments.ts'
import { call } from '#web/api/call.ts'
import type { Way } from './ways.ts'

/** What this feature says to the server; fetched with the first word, because most visits only look. */
export const takeFree = (token: string, packageId: number) =>
  call<typeof assignPackage>(assignPackage, { package_id: packageId, in_app: false }, { token })

export const beginPayment = (token: string, packageId: number, way: Exclude<Way, 'bank'>) =>
  call<typeof createPaymentIntent>(
    createPaymentIntent,
    { package_id: packageId, platform_type: 'web', payment_method: way },
    { token },
  )

export const giveUp = (token: string, id: number) =>
  call<typeof failPayment>(failPayment, { payment_transaction_id: id }, { token })

export const lookAt = (token: string, id: number) =>
  call<typeof getPayment>(getPayment, { payment_transaction_id: id }, { token })

export function sendTransfer(token: string, packageId: number, receipt: File) {
  const form = new FormData()
  form.set('package_id', String(packageId))
  form.set('file', receipt)
  return call<typeof initiateBankTransfer>(initiateBankTransfer, form, { token })
}

export function sendReceipt(token: string, paymentId: number, receipt: File) {
  const form = new FormData()
  form.set('payment_transaction_id', String(paymentId))
  form.set('file', receipt)
  return call<typeof uploadBankReceipt>(uploadBankReceipt, form, { token })
}
