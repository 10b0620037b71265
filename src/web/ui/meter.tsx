interface Props {
  /** What it measures; the words beside it say how much. */
  label: string
  value: number
  max: number
}

/** How much there is of something, as a bar. */
export const Meter = ({ label, value, max }: Props) => (
  <meter
    min={0}
    max={max}
    value={value}
    aria-label={label}
    className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-meter-bar]:[background:var(--color-brand)] [&::-webkit-meter-bar]:border-0 [&::-webkit-meter-bar]:[background:var(--color-line)] [&::-webkit-meter-optimum-value]:[background:var(--color-brand)]"
  />
)
