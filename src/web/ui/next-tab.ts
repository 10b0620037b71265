/** The tab that a key selects from `at`, skipping disabled ones; null for any other key. */
export function nextTab(
  key: string,
  at: number,
  tabs: readonly { disabled?: boolean }[],
  direction: 'ltr' | 'rtl',
): number | null {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  const open = tabs.flatMap((tab, index) => (tab.disabled ? [] : [index]))
  const place = open.indexOf(at)
  const target = {
    [forward]: (place + 1) % open.length,
    [backward]: (place - 1 + open.length) % open.length,
    Home: 0,
    End: open.length - 1,
  }[key]
  return target === undefined ? null : (open[target] ?? null)
}
