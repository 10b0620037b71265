import type { Output } from '#contract/endpoint.ts'
import type { getRevenue } from '#contract/payments-revenue.ts'

type Row = Output<typeof getRevenue>[number]['rows'][number]

const HEIGHT = 120
const WIDTH = 10

/** Revenue as bars, with a line of the previous period; the table below has the same numbers. */
export function RevenueChart({ rows, label }: { rows: readonly Row[]; label: string }) {
  const values = rows.flatMap(({ net, previous_net }) => [net, previous_net])
  const top = Math.max(1, ...values)
  const bottom = Math.min(0, ...values)
  const y = (value: number) => ((top - value) / (top - bottom)) * HEIGHT
  const zero = y(0)
  const line = rows.map(({ previous_net }, place) => `${place * WIDTH + WIDTH / 2},${y(previous_net).toFixed(2)}`)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${Math.max(1, rows.length) * WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-32 w-full overflow-visible rtl:-scale-x-100"
    >
      <line x1="0" x2="100%" y1={zero} y2={zero} className="stroke-line" vectorEffect="non-scaling-stroke" />
      {rows.map(({ key, net }, place) => (
        <rect
          key={key}
          x={place * WIDTH + 1.5}
          width={WIDTH - 3}
          y={Math.min(zero, y(net))}
          height={Math.abs(y(net) - zero)}
          className={net < 0 ? 'fill-bad' : 'fill-brand'}
        />
      ))}
      <polyline
        points={line.join(' ')}
        className="fill-none stroke-clay"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
