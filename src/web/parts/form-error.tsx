import { Icon } from '#web/ui/icon.tsx'

/** The error of the whole form; announced when it appears. */
export function FormError({ fault }: { fault: string | null }) {
  return (
    <p role="alert" className="flex items-start gap-2 rounded-md bg-bad-soft p-3 text-sm text-bad empty:hidden">
      {fault && (
        <>
          <Icon name="circle-exclamation-point" size={18} className="mt-0.5 shrink-0" />
          {fault}
        </>
      )}
    </p>
  )
}
