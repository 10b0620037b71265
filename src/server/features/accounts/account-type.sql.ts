import { type AccountType, type AccountTypeState, chosenType, typeAfterVerification } from '#domain/account-type.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'

/** Applies the account type a user chose, or stores it as pending until the account is verified. */
export async function chooseAccountType(sql: Sql, userId: number, wanted: AccountType): Promise<void> {
  const account = await one(lockedType(sql, userId))
  await saveAccountType(sql, userId, chosenType(account, wanted, account))
}

/** Account-type columns of a new account, for the type the user chose or the default. */
export async function typeOfNewAccount(sql: Sql, wanted: AccountType) {
  const { isRequired } = await one(sql<{ isRequired: boolean }[]>`select ${isRequiredNow(sql)} as "isRequired"`)
  return columnsOf(chosenType({ type: 'owner', requested: null }, wanted, { isRequired, isVerified: false }))
}

/** Updates the account type after a decision on the user's verification. */
export async function followVerification(
  sql: Sql,
  userId: number,
  { wasVerified, isVerified }: { wasVerified: boolean; isVerified: boolean },
): Promise<void> {
  const account = await one(lockedType(sql, userId))
  await saveAccountType(
    sql,
    userId,
    typeAfterVerification(account, { wasVerified, isVerified, isRequired: account.isRequired }),
  )
}

/**
 * Sets the type immediately, regardless of verification; returns the previous state, or null for an unknown account.
 */
export async function assignAccountType(sql: Sql, userId: number, type: AccountType): Promise<AccountTypeState | null> {
  const account = await maybeOne(lockedType(sql, userId))
  if (!account) return null
  await saveAccountType(sql, userId, { type, requested: null })
  return account
}

/** Applies pending account types when the site does not require verification. */
export const applyPendingTypes = (sql: Sql) => sql`
  update users set account_kind = requested_account_kind, requested_account_kind = null
  where requested_account_kind is not null and not ${isRequiredNow(sql)}`

const columnsOf = ({ type, requested }: AccountTypeState) => ({ account_kind: type, requested_account_kind: requested })

const isRequiredNow = (sql: Sql) =>
  sql`exists (select from settings where key = 'verification_required_for_user' and value = '1')`

/** Locks the user row, so that a concurrent choice and verification decision are applied one after the other. */
const lockedType = (sql: Sql, userId: number) => sql<
  (AccountTypeState & { isVerified: boolean; isRequired: boolean })[]
>`
  select account_kind as type, requested_account_kind as requested, verification = 'success' as "isVerified",
    ${isRequiredNow(sql)} as "isRequired"
  from users where id = ${userId} for no key update`

const saveAccountType = (sql: Sql, userId: number, state: AccountTypeState) =>
  sql`update users set ${sql(columnsOf(state))} where id = ${userId}`
