import type { Because } from '#contract/objects.ts'
import { useText } from '#web/i18n/text.tsx'
import type { Translate } from '#web/i18n/translate.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The reason for a recommendation, under its card. */
export function BecauseLine({ because }: { because: readonly Because[] }) {
  const { t } = useText()
  if (because.length === 0) return null
  return (
    <p className="mt-2 flex items-start gap-2 text-xs text-ink-soft">
      <Icon name="heart" size={14} className="mt-0.5 shrink-0 text-brand" />
      <span>{t('because.like', { reasons: because.map((reason) => wordsOf(reason, t)).join(' · ') })}</span>
    </p>
  )
}

function wordsOf({ kind, name }: Because, t: Translate): string {
  if (kind === 'price') return t('because.price')
  return kind === 'facility' ? t('because.facility', { name }) : name
}
