import { type ReactNode, useId } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { IconButton } from './icon-button.tsx'
import { useModal } from './modal.ts'

interface Props {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** The buttons, last one the main one. */
  actions?: ReactNode
}

/** A question or a short task above the page. On phones it rises from the bottom edge. */
export function Dialog({ open, onClose, title, children, actions }: Props) {
  const { t } = useText()
  const id = useId()
  return (
    <dialog
      {...useModal(open, onClose)}
      aria-labelledby={id}
      className="modal fixed inset-0 m-auto max-h-[min(44rem,calc(100dvh-2rem))] w-[min(32rem,calc(100vw-2rem))] overflow-hidden rounded-lg border border-line bg-surface text-ink shadow-float max-sm:mb-0 max-sm:w-full max-sm:max-w-full max-sm:rounded-b-none"
    >
      {open && (
        <div className="flex max-h-[inherit] flex-col">
          <header className="flex items-center justify-between gap-4 border-b border-line py-2 ps-6 pe-3">
            <h2 id={id} className="text-lg">
              {title}
            </h2>
            <IconButton icon="x" label={t('ui.close')} onClick={onClose} />
          </header>
          <div className="overflow-y-auto p-6">{children}</div>
          {actions && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-6 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
              {actions}
            </footer>
          )}
        </div>
      )}
    </dialog>
  )
}
