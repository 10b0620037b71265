import { useText } from '#web/i18n/text.tsx'

/** The facet count of a choice; nothing while it is unknown. */
export function OptionCount({ count }: { count: number | undefined }) {
  const { t, language } = useText()
  if (count === undefined) return null
  return (
    <span className="figures text-xs font-normal text-ink-soft">
      <span aria-hidden="true">{count.toLocaleString(language)}</span>
      <span className="sr-only">{t('search.total', { count })}</span>
    </span>
  )
}
