interface Props {
  /** The accessible name; the text beside it gives the value. */
  label: string
  value: number
  max: number
}

/** A quantity as a bar. */
export const Meter = ({ label, value, max }: Props) => (
  <meter
    min={0}
    max={max}
    value={value}
    aria-label={label}
    className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-meter-bar]:[background:var(--color-brand)] [&::-webkit-meter-bar]:border-0 [&::-webkit-meter-bar]:[background:var(--color-line)] [&::-webkit-meter-optimum-value]:[background:var(--color-brand)]"
  />
)
