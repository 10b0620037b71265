/** Account types; every type but owner is professional. */
export const ACCOUNT_TYPES = ['owner', 'agent', 'agency', 'developer'] as const
export type AccountType = (typeof ACCOUNT_TYPES)[number]

export interface AccountTypeState {
  /** The type in effect. */
  type: AccountType
  /** The professional type that takes effect when the account is verified. */
  requested: Exclude<AccountType, 'owner'> | null
}

export const isProfessional = (type: AccountType): type is Exclude<AccountType, 'owner'> => type !== 'owner'

/** Account type after the user chose one. A private account needs no verification, so that choice is never pending. */
export function chosenType(
  { type }: AccountTypeState,
  wanted: AccountType,
  { isRequired, isVerified }: { isRequired: boolean; isVerified: boolean },
): AccountTypeState {
  if (!isProfessional(wanted) || wanted === type || !isRequired || isVerified) return { type: wanted, requested: null }
  return { type, requested: wanted }
}

/**
 * Account type after a verification decision. Success applies the pending choice. Where verification is required, a
 * revoked verification makes a professional account private, and the next success restores the type. A rejected
 * application changes nothing: the choice stays pending for the next application.
 */
export function typeAfterVerification(
  { type, requested }: AccountTypeState,
  { wasVerified, isVerified, isRequired }: { wasVerified: boolean; isVerified: boolean; isRequired: boolean },
): AccountTypeState {
  if (isVerified) return { type: requested ?? type, requested: null }
  if (wasVerified && isRequired && isProfessional(type)) return { type: 'owner', requested: requested ?? type }
  return { type, requested }
}
