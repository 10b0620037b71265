import { problemOf } from '#domain/provider-codes.ts'
import type { Translate } from '#web/i18n/translate.ts'

const NAMES: Record<string, string> = { google: 'Google', apple: 'Apple' }

/** The message of a failed sign-in by a provider; an unknown error shows its code. */
export function errorMessages(t: Translate, provider: string | null, code: string | null): string {
  if (code === null) return t('account.provider-failed', { provider: NAMES[provider ?? ''] ?? 'Google' })
  const problem = problemOf(code)
  return problem ? t(`provider.${problem}`) : t('provider.unknown', { code })
}
