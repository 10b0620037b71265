import { DirectionProvider } from '@base-ui/react/direction-provider'
import { Slider } from '@base-ui/react/slider'
import { useText } from '#web/i18n/text.tsx'

interface Props {
  label: string
  min: number
  max: number
  step?: number
  value: readonly number[]
  onChange: (value: readonly number[]) => void
  /** Formats a value for display and announcement. */
  format: (value: number) => string
  /** The name of each thumb, in order; one name gives one thumb. */
  thumbs: readonly string[]
  disabled?: boolean
}

/**
 * One number or a range by dragging, arrow keys or Page Up and Down; number inputs are beside it where precision
 * matters.
 */
export function RangeSlider({ label, min, max, step = 1, value, onChange, format, thumbs, disabled }: Props) {
  const { direction } = useText()
  return (
    <DirectionProvider direction={direction}>
      <Slider.Root
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        onValueChange={(next) => onChange(typeof next === 'number' ? [next] : next)}
        className="grid gap-1 data-disabled:opacity-55"
      >
        <div className="flex justify-between gap-4 text-sm">
          <Slider.Label className="font-semibold">{label}</Slider.Label>
          <span className="figures text-ink-soft">{value.map(format).join(' – ')}</span>
        </div>
        <Slider.Control className="flex h-11 touch-none items-center px-3 select-none">
          <Slider.Track className="h-1 w-full rounded-full bg-line forced-colors:border">
            <Slider.Indicator className="rounded-full bg-brand forced-colors:bg-[Highlight]" />
            {thumbs.map((thumb, index) => (
              <Slider.Thumb
                key={thumb}
                index={index}
                getAriaLabel={() => thumb}
                getAriaValueText={(_, number) => format(number)}
                className="size-6 rounded-full border-2 border-brand bg-surface outline-offset-2 transition-shadow duration-150 before:absolute before:-inset-2.5 before:content-[''] hover:shadow-float has-focus-visible:outline-2 has-focus-visible:outline-brand"
              />
            ))}
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
    </DirectionProvider>
  )
}
