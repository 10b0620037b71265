import autocannon from 'autocannon'

/** One measured value with its budget; ratios are to a floor measured in the same run. */
export interface Figure {
  name: string
  value: number
  unit: string
  budget: { atMost: number } | { atLeast: number }
}

export interface BenchTools {
  report: (figure: Figure) => void
  /** Additional information without a budget. */
  note: (text: string) => void
}

export type Bench = (tools: BenchTools) => Promise<void>

export const holds = ({ value, budget }: Figure) =>
  'atMost' in budget ? value <= budget.atMost : value >= budget.atLeast

/** Requests per second of one loopback URL, for a limited time after a warm-up. */
export async function requestsPerSecond(url: string, { seconds = 4, connections = 16 } = {}): Promise<number> {
  await autocannon({ url, connections, duration: 1 })
  const result = await autocannon({ url, connections, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`)
  return result.requests.average
}

/** CPU milliseconds per run over all threads, after a warm-up. */
export async function cpuMilliseconds(runs: number, work: () => unknown): Promise<number> {
  for (let i = 0; i < runs / 2; i++) await work()
  const before = process.cpuUsage()
  for (let i = 0; i < runs; i++) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / runs
}

/** Median; used to compare alternating rounds. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] as number
}

/** Smallest value that at least `percent` percent of the values do not exceed. */
export function percentile(percent: number, values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] as number
}
