import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** Stands in for a premium home: what it is, why it is closed and how it opens. */
export function PremiumGate() {
  const { t } = useText()
  return (
    <main id="content" className="wrap-page py-16">
      <h1 className="sr-only">{t('gate.title')}</h1>
      <EmptyState
        drawing="house"
        title={t('gate.title')}
        text={t('gate.text')}
        action={<LinkButton to={paths.home()}>{t('missing.home')}</LinkButton>}
      />
    </main>
  )
}
