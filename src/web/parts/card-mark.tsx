import type { Translate } from '#web/i18n/translate.ts'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  title: string
  t: Translate
  onHide: () => void
}

/** Hides a home; shown beside the save button on hover and focus. */
export function HideButton({ title, t, onHide }: Props) {
  return (
    <button type="button" className="heart heart-second" aria-label={t('card.hide', { title })} onClick={onHide}>
      <Icon name="eye-off" size={20} />
    </button>
  )
}

/** The placeholder of a hidden home: the same size, so that nothing moves, and an Undo button. */
export function HiddenCard({ title, t, onShow }: { title: string; t: Translate; onShow: () => void }) {
  return (
    <div className="card-hidden">
      <p className="text-sm text-ink-soft">{t('card.hidden')}</p>
      <button type="button" className="text-sm font-semibold underline underline-offset-4" onClick={onShow}>
        {t('card.show')}
        <span className="sr-only"> {title}</span>
      </button>
    </div>
  )
}
