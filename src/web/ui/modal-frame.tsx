import { type ReactNode, useId } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { IconButton } from './icon-button.tsx'
import { useModal } from './modal.ts'

/** Props shared by dialogs and drawers. */
export interface ModalProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** The buttons, the main one last; they stay visible while the content scrolls. */
  actions?: ReactNode
}

interface Props extends ModalProps {
  className: string
  /** Classes that set the height of the column of header, content and buttons. */
  column: string
}

/** The frame shared by dialogs and drawers: title, close button, scrolling content, and buttons below it. */
export function ModalFrame({ open, onClose, title, children, actions, className, column }: Props) {
  const { t } = useText()
  const id = useId()
  return (
    <dialog
      {...useModal(open, onClose)}
      aria-labelledby={id}
      className={`modal fixed border-line bg-surface text-ink shadow-float ${className}`}
    >
      {open && (
        <div className={`flex flex-col ${column}`}>
          <header className="flex items-center justify-between gap-4 border-b border-line py-2 ps-6 pe-3">
            <h2 id={id} className="text-lg">
              {title}
            </h2>
            <IconButton icon="x" label={t('ui.close')} onClick={onClose} />
          </header>
          <div className="grow overflow-y-auto p-6">{children}</div>
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
