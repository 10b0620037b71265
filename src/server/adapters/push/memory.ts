import type { Delivery, Push, PushMessage } from './port.ts'

/** In-memory double for tests; records what was sent, and its result can be set. */
export function memoryPush(): Push & { sent: { token: string; message: PushMessage }[]; fate: () => Delivery } {
  const double = {
    publicKey: 'a public key',
    sent: [] as { token: string; message: PushMessage }[],
    fate: (): Delivery => 'sent',
    reaches: (token: string) => !token.startsWith('nowhere'),
    async send(token: string, message: PushMessage) {
      const delivery = double.fate()
      if (delivery === 'sent') double.sent.push({ token, message })
      return delivery
    },
  }
  return double
}
