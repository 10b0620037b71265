import { totpAt } from '#server/features/accounts/totp.ts'
import type { testApp } from './app.ts'

type TestApp = Pick<Awaited<ReturnType<typeof testApp>>, 'call' | 'services'>

/** The bytes of a secret as an authenticator app reads them. */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

export const stepAt = (now: Date) => Math.floor(now.getTime() / 30_000)

/** A code that is invalid for every step near the current time. */
export function wrongCode(secret: Buffer, now: Date): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => totpAt(secret, stepAt(now) + steps))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code))!
}

/**
 * Turns two-factor sign-in on for a user. The code of the previous step is consumed; those of this step and the next
 * are not.
 */
export async function enrol({ call, services }: TestApp, user: { id: number }) {
  const { secret: text, uri } = (await call('beginTwoFactor', {}, user)).data
  const secret = fromBase32(text)
  const code = (steps = 0) => totpAt(secret, stepAt(services.now()) + steps)
  const { recovery_codes } = (await call('confirmTwoFactor', { code: code(-1) }, user)).data
  return { text, uri, secret, code, wrong: () => wrongCode(secret, services.now()), recoveryCodes: recovery_codes }
}
