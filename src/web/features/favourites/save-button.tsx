import { useText } from '#web/i18n/text.tsx'
import { submits } from '#web/parts/action-form.tsx'
import { type SavableHome, useCardActions, usePropertyFlags } from '#web/parts/card-actions.ts'
import { Button } from '#web/ui/button.tsx'

/** Saves the home of this page. One that is sold or rented can only be removed from the saved homes. */
export function SaveButton({ home, isAvailable }: { home: SavableHome; isAvailable: boolean }) {
  const { t } = useText()
  const actions = useCardActions()
  const { isSaved: saved } = usePropertyFlags(home)
  if (!actions) return null
  if (!isAvailable && !saved) return null
  return (
    <Button
      {...submits(saved ? 'unsave' : 'save', home.id)}
      kind="quiet"
      size="small"
      icon="heart"
      aria-pressed={saved}
      onClick={(event) => {
        event.preventDefault()
        actions.save(home)
      }}
    >
      {t(saved ? 'favourite.is-saved' : 'favourite.save')}
    </Button>
  )
}
