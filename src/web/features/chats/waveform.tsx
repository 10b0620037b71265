const BAR = 3
const GAP = 2
const HEIGHT = 32

/** A waveform as bars; those before `progress` (0 to 1) are filled. */
export function Waveform({ peaks, progress }: { peaks: readonly number[]; progress: number }) {
  const width = peaks.length * (BAR + GAP) - GAP
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-8 w-full rtl:-scale-x-100"
    >
      {peaks.map((peak, at) => {
        const tall = Math.max(2, peak * HEIGHT)
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={at}
            x={at * (BAR + GAP)}
            y={(HEIGHT - tall) / 2}
            width={BAR}
            height={tall}
            rx={1.5}
            className={at / peaks.length < progress ? 'fill-brand' : 'fill-edge'}
          />
        )
      })}
    </svg>
  )
}
