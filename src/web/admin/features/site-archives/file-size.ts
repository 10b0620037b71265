const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const
const STEP = 1000

/** A human-readable size: `4.1 MB`. */
export function fileSize(bytes: number, language: string): string {
  const rung = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const style = { style: 'unit', unit: UNITS[rung]!, unitDisplay: 'short', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(language, style).format(bytes / STEP ** rung)
}
