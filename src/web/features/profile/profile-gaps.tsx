import type { User } from '#contract/accounts.ts'
import { missingOf } from '#domain/listing-gates.ts'
import { useText } from '#web/i18n/text.tsx'

/** The fields that a profile lacks before its owner may list; nothing once it is complete. */
export function ProfileGaps({ user }: { user: User }) {
  const { t } = useText()
  const missing = missingOf({ ...user, image: user.profile })
  if (missing.length === 0) return null
  return (
    <section aria-labelledby="gaps" className="grid gap-2 rounded-lg bg-brand-soft p-5">
      <h2 id="gaps" className="text-lg">
        {t('listing-gate.profile-title')}
      </h2>
      <p className="text-sm">{t('listing-gate.gaps')}</p>
      <ul className="list-disc ps-5 text-sm">
        {missing.map((need) => (
          <li key={need}>{t(`listing-gate.need-${need}`)}</li>
        ))}
      </ul>
    </section>
  )
}
