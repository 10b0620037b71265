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
export const takeFree = (packageId: number) =>
  call<typeof assignPackage>(assignPackage, { package_id: packageId, in_app: false })

export const beginPayment = (packageId: number, way: Exclude<Way, 'bank'>) =>
  call<typeof createPaymentIntent>(createPaymentIntent, {
    package_id: packageId,
    platform_type: 'web',
    payment_method: way,
  })

export const giveUp = (id: number) => call<typeof failPayment>(failPayment, { payment_transaction_id: id })

export const lookAt = (id: number) => call<typeof getPayment>(getPayment, { payment_transaction_id: id })

export function sendTransfer(packageId: number, receipt: File) {
  const form = new FormData()
  form.set('package_id', String(packageId))
  form.set('file', receipt)
  return call<typeof initiateBankTransfer>(initiateBankTransfer, form)
}

export function sendReceipt(paymentId: number, receipt: File) {
  const form = new FormData()
  form.set('payment_transaction_id', String(paymentId))
  form.set('file', receipt)
  return call<typeof uploadBankReceipt>(uploadBankReceipt, form)
}
