import { useText } from '#web/i18n/text.tsx'
import { toast } from '#web/ui/toast.ts'
import { choose, type TrayHome } from './tray.ts'

/** Toggles a home, and shows a message when the comparison is full. */
export function useChoose() {
  const { t } = useText()
  return (home: TrayHome) => {
    if (choose(home) === 'full') toast(t('compare.full'), { kind: 'error' })
  }
}
