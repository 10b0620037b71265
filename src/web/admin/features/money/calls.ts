import type { RawInput } from '#contract/endpoint.ts'
import { removeGatewayKeys, saveGatewayKeys, switchGateway } from '#contract/gateways-admin.ts'
import { savePackage } from '#contract/packages-admin.ts'
import { refundPayment, reviewPayment } from '#contract/payments-admin.ts'
import { exportPayments } from '#contract/revenue-admin.ts'
import { call } from '#web/api/call.ts'

type Token = string | undefined

export const review = (token: Token, input: RawInput<typeof reviewPayment>) =>
  call<typeof reviewPayment>(reviewPayment, input, { token })
export const refund = (token: Token, input: RawInput<typeof refundPayment>) =>
  call<typeof refundPayment>(refundPayment, input, { token })
export const keepPackage = (token: Token, input: RawInput<typeof savePackage>) =>
  call<typeof savePackage>(savePackage, input, { token })
export const keepKeys = (token: Token, input: RawInput<typeof saveGatewayKeys>) =>
  call<typeof saveGatewayKeys>(saveGatewayKeys, input, { token })
export const forgetKeys = (token: Token, input: RawInput<typeof removeGatewayKeys>) =>
  call<typeof removeGatewayKeys>(removeGatewayKeys, input, { token })
export const offer = (token: Token, input: RawInput<typeof switchGateway>) =>
  call<typeof switchGateway>(switchGateway, input, { token })

/** Fetches the payments of a period as a file. */
export async function download(token: Token, period: RawInput<typeof exportPayments>) {
  const { url } = await call<typeof exportPayments>(exportPayments, period, { token })
  location.assign(url)
}
