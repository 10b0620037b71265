import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import type { TrayHome } from './tray.ts'
import { useChoose } from './use-choose.ts'
import { isChosen, useTray } from './use-tray.ts'

/** The same choice as on a card, for a home's own page. */
export function CompareButton({ home }: { home: TrayHome }) {
  const { t } = useText()
  const choose = useChoose()
  const chosen = isChosen(useTray().homes, home.id)
  return (
    <Button
      kind="quiet"
      size="small"
      icon={chosen ? 'check' : 'scale'}
      aria-pressed={chosen}
      onClick={() => choose(home)}
    >
      {t('compare.compare')}
    </Button>
  )
}
