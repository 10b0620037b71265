import { useText } from '#web/i18n/text.tsx'
import { VerifiedMark } from '#web/parts/verified-mark.tsx'
import { paths } from '#web/paths.ts'

export type Verification = 'initial' | 'pending' | 'success' | 'failed'

/** The verification status of an account, and the next step. */
export function VerificationNotice({ status }: { status: Verification }) {
  const { t } = useText()
  return (
    <section aria-labelledby="verification" className="grid gap-2 rounded-lg border border-line bg-surface p-5">
      <h2 id="verification" className="flex items-center gap-2 text-lg">
        {t('verify.title')}
        {status === 'success' && <VerifiedMark />}
      </h2>
      <p className="text-sm text-ink-soft">{t(`verify.${status}`)}</p>
      {(status === 'initial' || status === 'failed') && (
        <p>
          <a href={paths.verification()} className="font-semibold underline underline-offset-4">
            {t(status === 'failed' ? 'verify.again' : 'verify.start')}
          </a>
        </p>
      )}
    </section>
  )
}
