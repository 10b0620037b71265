import { lazy, Suspense } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { useShortcuts } from './use-shortcuts.ts'

const ShortcutsHelp = lazy(() => import('./shortcuts-help.tsx').then((m) => ({ default: m.ShortcutsHelp })))

/** Listens for the keys of a results page, and tells which there are. */
export function ShortcutsButton() {
  const { t } = useText()
  const { isOn, turn, isHelpOpen, openHelp, closeHelp } = useShortcuts()
  return (
    <>
      <div className="shortcuts-button">
        <Button kind="quiet" size="small" onClick={openHelp}>
          {t('search.keys')}
        </Button>
      </div>
      {/* Beside the button, which a screen without a mouse hides: a keyboard may still ask for help there. */}
      {isHelpOpen && (
        <Suspense>
          <ShortcutsHelp isOn={isOn} onTurn={turn} onClose={closeHelp} />
        </Suspense>
      )}
    </>
  )
}
