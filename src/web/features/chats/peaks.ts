/** The peak of each of `count` equal segments, from 0 to 1, normalised to the loudest. */
export function peaksOf(samples: Float32Array, count: number): number[] {
  const length = Math.max(1, Math.floor(samples.length / count))
  const peaks = Array.from({ length: count }, (_, at) => {
    let most = 0
    for (let i = at * length; i < Math.min((at + 1) * length, samples.length); i++)
      most = Math.max(most, Math.abs(samples[i]!))
    return most
  })
  const loudest = Math.max(...peaks)
  return loudest === 0 ? peaks : peaks.map((peak) => peak / loudest)
}

/** `1:05` for sixty-five seconds. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
