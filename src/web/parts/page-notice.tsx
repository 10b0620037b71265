import type { PageNotice as Notice } from '#contract/page.ts'
import { Icon } from '#web/ui/icon.tsx'

/** What became of a form that the server answered. */
export function PageNotice({ kind, message }: Pick<Notice, 'kind' | 'message'>) {
  const isRefused = kind === 'refused'
  return (
    <div className="wrap-page pt-4">
      <p
        role={isRefused ? 'alert' : 'status'}
        className={`flex items-start gap-2 rounded-md p-3 text-sm ${isRefused ? 'bg-bad-soft text-bad' : 'bg-brand-soft'}`}
      >
        <Icon name={isRefused ? 'circle-exclamation-point' : 'check'} size={18} className="mt-0.5 shrink-0" />
        {message}
      </p>
    </div>
  )
}
