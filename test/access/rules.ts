import type { Call, Rule } from './rule.ts'
import { ACCOUNTS_RULES } from './rules/accounts.ts'
import { BACK_OFFICE_RULES } from './rules/admin.ts'
import { CONTENT_RULES } from './rules/content.ts'
import { LISTINGS_RULES } from './rules/listings.ts'
import { MESSAGES_RULES } from './rules/messages.ts'
import { MODERATION_RULES } from './rules/moderation.ts'
import { PAYMENTS_RULES } from './rules/payments.ts'
import { SEARCH_RULES } from './rules/search.ts'
import { VIEWINGS_RULES } from './rules/viewings.ts'

/**
 * Every call with every role. The type requires each call of the contract: a call without a rule does not compile.
 * Calls that change the accounts of the matrix are made with input that is refused after the access check.
 */
export const RULES: Record<Call, Rule | Rule[]> = {
  ...ACCOUNTS_RULES,
  ...BACK_OFFICE_RULES,
  ...CONTENT_RULES,
  ...LISTINGS_RULES,
  ...MESSAGES_RULES,
  ...MODERATION_RULES,
  ...PAYMENTS_RULES,
  ...SEARCH_RULES,
  ...VIEWINGS_RULES,
}
