import { useId, useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'

interface Props {
  label: string
  value: string
  /** Wraps over several lines. */
  isLong?: boolean
}

const LOOK = 'w-full min-w-0 rounded-md border border-edge bg-surface px-3 py-2.5 text-sm text-ink'

/** A text to copy: by a press, or by selection where the browser forbids clipboard access. */
export function CopyField({ label, value, isLong = false }: Props) {
  const { t } = useText()
  const id = useId()
  const [state, setState] = useState<'copied' | 'refused' | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setState('copied')
    } catch {
      document.querySelector<HTMLInputElement>(`[id="${id}"]`)?.select()
      setState('refused')
    }
  }
  const field = {
    id,
    value,
    readOnly: true,
    dir: 'ltr' as const,
    onFocus: (event: { target: { select: () => void } }) => event.target.select(),
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className={`flex gap-2 ${isLong ? 'flex-col items-start' : 'items-center'}`}>
        {isLong ? (
          <textarea {...field} rows={4} className={`${LOOK} font-mono`} />
        ) : (
          <input {...field} className={LOOK} />
        )}
        <Button icon="copy" onClick={copy}>
          {t('sharing.copy')}
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {state === 'copied' ? t('share.copied') : state === 'refused' ? t('sharing.by-hand') : ''}
      </p>
    </div>
  )
}
