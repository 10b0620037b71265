import type { ReactNode } from 'react'
import { useText } from '#web/i18n/text.tsx'

export const FIGURES = ['impressions', 'views', 'saves', 'contacts'] as const
export type Figure = (typeof FIGURES)[number]

interface Props {
  values: Record<Figure, number>
  of?: readonly Figure[]
  /** What stands under a number. */
  below?: (figure: Figure) => ReactNode
}

/** How often something was met, opened, kept and asked about. */
export function Figures({ values, of = FIGURES, below }: Props) {
  const { t, language } = useText()
  const numbers = new Intl.NumberFormat(language)
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {of.map((figure) => (
        <div key={figure} className="flex flex-col rounded-lg border border-line bg-surface p-4">
          <dt className="text-sm text-ink-soft">{t(`owner.${figure}`)}</dt>
          <dd className="figures text-xl font-semibold">{numbers.format(values[figure])}</dd>
          {below && <dd className="figures grid text-xs text-ink-soft">{below(figure)}</dd>}
        </div>
      ))}
    </dl>
  )
}
