import { useText } from '#web/i18n/text.tsx'
import { toast } from '#web/ui/toast.ts'
import { choose, type TrayHome } from './tray.ts'

/** Chooses a home or lets it go, and says so where there is no more room. */
export function useChoose() {
  const { t } = useText()
  return (home: TrayHome) => {
    if (choose(home) === 'full') toast(t('compare.full'), { kind: 'error' })
  }
}
