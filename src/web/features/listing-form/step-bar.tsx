import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'

interface Props {
  /** The position of the current step, from 0. */
  at: number
  count: number
  /** An edit can be saved on every step. */
  isEdit: boolean
  busy: boolean
  onGo: (at: number) => void
  onPublish: () => void
}

/** The buttons of the form at the end of the window, with the share of the steps that is behind. */
export function StepBar({ at, count, isEdit, busy, onGo, onPublish }: Props) {
  const { t } = useText()
  const isLast = at === count - 1
  return (
    <div className="sticky bottom-0 z-20 bg-paper pb-[env(safe-area-inset-bottom)]">
      <div aria-hidden="true" className="flex gap-1">
        {Array.from({ length: count }, (_, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps have no identity but their position
          <span key={step} className={`h-1 grow ${step <= at ? 'bg-brand' : 'bg-line'}`} />
        ))}
      </div>
      <div className="wrap-page flex flex-wrap items-center justify-between gap-3 py-3">
        <Button kind="quiet" disabled={at === 0} onClick={() => onGo(at - 1)}>
          {t('listing-form.back')}
        </Button>
        <div className="flex flex-wrap gap-3">
          {isEdit && !isLast && (
            <Button busy={busy} onClick={onPublish}>
              {t('listing-form.publish-changes')}
            </Button>
          )}
          {isLast ? (
            <Button kind="primary" busy={busy} onClick={onPublish}>
              {t(isEdit ? 'listing-form.publish-changes' : 'listing-form.publish')}
            </Button>
          ) : (
            <Button kind="primary" onClick={() => onGo(at + 1)}>
              {t('listing-form.next')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
