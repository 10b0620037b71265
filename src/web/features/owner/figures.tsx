import { useText } from '#web/i18n/text.tsx'

export const FIGURES = ['impressions', 'views', 'saves', 'contacts'] as const
export type Figure = (typeof FIGURES)[number]

interface Props {
  values: Record<Figure, number>
}

/** Impressions, views, saves and leads. */
export function Figures({ values }: Props) {
  const { t, language } = useText()
  const numbers = new Intl.NumberFormat(language)
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {FIGURES.map((figure) => (
        <div key={figure} className="flex flex-col rounded-lg border border-line bg-surface p-4">
          <dt className="text-sm text-ink-soft">{t(`owner.${figure}`)}</dt>
          <dd className="figures text-xl font-semibold">{numbers.format(values[figure])}</dd>
        </div>
      ))}
    </dl>
  )
}
