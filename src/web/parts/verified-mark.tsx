import { useText } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** The badge of a verified identity. */
export function VerifiedMark() {
  const { t } = useText()
  return (
    <span className="inline-flex text-brand" title={t('agent.verified')}>
      <Icon name="badge-check" size={18} />
      <span className="sr-only">{t('agent.verified')}</span>
    </span>
  )
}
