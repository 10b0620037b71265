const BROWSERS: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
  [/Dart|okhttp/, 'App'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** The name of a device in two words, from its user agent; empty when unknown. */
export function deviceOf(userAgent: string): string {
  const named = (table: readonly [RegExp, string][]) => table.find(([sign]) => sign.test(userAgent))?.[1]
  return [named(BROWSERS), named(SYSTEMS)].filter(Boolean).join(', ')
}
