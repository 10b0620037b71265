import { hash, randomBytes } from 'node:crypto'
import { toBase32 } from '#domain/base32.ts'
import type { Sql } from '#server/db/sql.ts'
import { replaceRecoveryCodes } from './two-factor.sql.ts'

const COUNT = 10
/** 80 bits of entropy make an unkeyed hash sufficient, so the codes stay valid after a change of `SECRET`. */
const BYTES = 10

/** Replaces all recovery codes of an account; the plain codes exist only in the response. */
export async function issueRecoveryCodes(sql: Sql, userId: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () => toBase32(randomBytes(BYTES)).toLowerCase())
  await replaceRecoveryCodes(
    sql,
    userId,
    codes.map((code) => recoveryHash(userId, code)),
  )
  return codes.map((code) => code.match(/.{4}/g)!.join('-'))
}

export const recoveryHash = (userId: number, code: string): Buffer =>
  hash('sha256', `recovery code ${userId} ${code}`, 'buffer')
