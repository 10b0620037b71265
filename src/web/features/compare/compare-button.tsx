import { useText } from '#web/i18n/text.tsx'
import { opens } from '#web/parts/action-form.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import type { TrayHome } from './tray.ts'
import { useChoose } from './use-choose.ts'
import { isChosen, useTray } from './use-tray.ts'

/** The compare toggle of a listing page. */
export function CompareButton({ home }: { home: TrayHome }) {
  const { t } = useText()
  const choose = useChoose()
  const chosen = isChosen(useTray().homes, home.id)
  return (
    <Button
      {...opens(paths.compare([home.id]))}
      kind="quiet"
      size="small"
      icon={chosen ? 'check' : 'scale'}
      aria-pressed={chosen}
      onClick={(event) => {
        event.preventDefault()
        choose(home)
      }}
    >
      {t('compare.compare')}
    </Button>
  )
}
