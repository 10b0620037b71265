import { createPaymentIntent, initiateBankTransfer, uploadBankReceipt } from '#contract/payments.ts'
import { call } from '#web/api/call.ts'
import type { PaymentMethod } from './payment-methods.ts'

export const beginPayment = (packageId: number, way: Exclude<PaymentMethod, 'bank'>) =>
  call(createPaymentIntent, {
    package_id: packageId,
    platform_type: 'web',
    payment_method: way,
  })

export function sendTransfer(packageId: number, receipt: File) {
  const form = new FormData()
  form.set('package_id', String(packageId))
  form.set('file', receipt)
  return call(initiateBankTransfer, form)
}

export function sendReceipt(paymentId: number, receipt: File) {
  const form = new FormData()
  form.set('payment_transaction_id', String(paymentId))
  form.set('file', receipt)
  return call(uploadBankReceipt, form)
}
