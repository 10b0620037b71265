import type { RawInput } from '#contract/endpoint.ts'
import { removeGatewayKeys, saveGatewayKeys, switchGateway } from '#contract/gateways-admin.ts'
import { savePackage } from '#contract/packages-admin.ts'
import { refundPayment, reviewPayment } from '#contract/payments-admin.ts'
import { exportPayments } from '#contract/revenue-admin.ts'
import { call } from '#web/api/call.ts'

export const review = (input: RawInput<typeof reviewPayment>) => call<typeof reviewPayment>(reviewPayment, input)
export const refund = (input: RawInput<typeof refundPayment>) => call<typeof refundPayment>(refundPayment, input)
export const keepPackage = (input: RawInput<typeof savePackage>) => call<typeof savePackage>(savePackage, input)
export const keepKeys = (input: RawInput<typeof saveGatewayKeys>) =>
  call<typeof saveGatewayKeys>(saveGatewayKeys, input)
export const forgetKeys = (input: RawInput<typeof removeGatewayKeys>) =>
  call<typeof removeGatewayKeys>(removeGatewayKeys, input)
export const offer = (input: RawInput<typeof switchGateway>) => call<typeof switchGateway>(switchGateway, input)

/** Fetches the payments of a period as a file. */
export async function download(period: RawInput<typeof exportPayments>) {
  const { url } = await call<typeof exportPayments>(exportPayments, period)
  location.assign(url)
}
