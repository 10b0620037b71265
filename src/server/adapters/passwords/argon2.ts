import { hash, verify } from '@node-rs/argon2'
import type { Passwords } from './port.ts'

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** argon2id, unless told otherwise at the cost that OWASP names for servers that also do other work. */
export function argon2Passwords(cost = COST): Passwords {
  // A hash of nothing anybody can type, made once: unknown people are checked against it.
  const nobodys = hash(crypto.randomUUID(), cost)
  return {
    hash: (password) => hash(password, cost),
    fits: async (known, password) => {
      const matches = await verify(known ?? (await nobodys), password)
      return known !== null && matches
    },
  }
}
