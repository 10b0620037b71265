import type { ReactNode } from 'react'
import { useText } from '#web/i18n/text.tsx'

interface Props {
  title: string
  text?: ReactNode
  /** The main actions of the page. */
  children?: ReactNode
}

/** The header of an admin page: title and main action. */
export function AdminHead({ title, text, children }: Props) {
  const { t } = useText()
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pt-6 pb-5">
      <title>{`${title} · ${t('admin.label')}`}</title>
      <div className="grid gap-1">
        <h1 className="text-2xl">{title}</h1>
        {text && <p className="text-sm text-ink-soft">{text}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </div>
  )
}
