import { useText } from '#web/i18n/text.tsx'
import { type SavableHome, useCardActions } from '#web/parts/card-actions.ts'
import { Button } from '#web/ui/button.tsx'

/** Saves the home of this page; says in words what the heart on a card says. */
export function SaveButton({ home }: { home: SavableHome }) {
  const { t } = useText()
  const actions = useCardActions()
  if (!actions) return null
  const saved = actions.isSaved(home)
  return (
    <Button kind="quiet" size="small" icon="heart" aria-pressed={saved} onClick={() => actions.save(home)}>
      {t(saved ? 'favourite.is-saved' : 'favourite.save')}
    </Button>
  )
}
