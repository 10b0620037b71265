import { useText } from '#web/i18n/text.tsx'

/** How many homes stand behind a choice; nothing while that is not known. */
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
