import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFilters } from './filter-context.ts'

/** Applies the filters, and shows their total beforehand. */
export function ShowButton({ wide }: { wide?: boolean }) {
  const { t } = useText()
  const { counts } = useFilters()
  return (
    <>
      <Button kind="primary" type="submit" wide={wide}>
        <span className="figures">{label()}</span>
      </Button>
      <span role="status" className="sr-only">
        {counts.state === 'ready' ? label() : ''}
      </span>
    </>
  )

  function label() {
    if (counts.state === 'counting') return t('search.counting')
    const total = counts.state === 'ready' ? counts.counted?.total : undefined
    if (total === undefined) return t('search.show-any')
    return total === 0 ? t('search.show-none') : t('search.show', { count: total })
  }
}
