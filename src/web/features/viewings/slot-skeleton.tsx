import { useText } from '#web/i18n/text.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The skeleton of loading slots. */
export function SlotSkeleton() {
  const { t } = useText()
  return (
    <div role="status" aria-label={t('viewing.loading')} className="grid gap-5">
      {[0, 1, 2].map((row) => (
        <div key={row} className="grid gap-2">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-11" />
        </div>
      ))}
    </div>
  )
}
