import { hash, verify } from '@node-rs/argon2'
import type { Passwords } from './port.ts'

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** argon2id, by default with the cost that OWASP recommends for servers that also do other work. */
export function argon2Passwords(cost = COST): Passwords {
  // Hash of a random value, computed once; passwords of unknown accounts are checked against it.
  const nobodys = hash(crypto.randomUUID(), cost)
  return {
    hash: (password) => hash(password, cost),
    fits: async (known, password) => {
      const matches = await verify(known ?? (await nobodys), password)
      return known !== null && matches
    },
  }
}
