import { useText } from '#web/i18n/text.tsx'

const WIDTH = 112
const HEIGHT = 28

/** Fourteen days as a line; screen readers get the numbers. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const { t } = useText()
  const most = Math.max(1, ...values)
  const step = WIDTH / Math.max(1, values.length - 1)
  const points = values.map((value, i) => `${i * step},${HEIGHT - 2 - (value / most) * (HEIGHT - 4)}`).join(' ')
  return (
    <svg
      role="img"
      aria-label={t('owner.spark', { list: values.join(', ') })}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="mirror h-7 w-28 text-brand"
    >
      <polyline points={points} fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinejoin="round" />
    </svg>
  )
}
