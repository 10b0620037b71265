import { lazy, Suspense } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { useShortcuts } from './use-shortcuts.ts'

const ShortcutsHelp = lazy(() => import('./shortcuts-help.tsx').then((m) => ({ default: m.ShortcutsHelp })))

/** Handles the keyboard shortcuts of a results page, and opens their help. */
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
      {/* Outside the button, which is hidden on a screen without a mouse: a keyboard may still open the help there. */}
      {isHelpOpen && (
        <Suspense>
          <ShortcutsHelp isOn={isOn} onTurn={turn} onClose={closeHelp} />
        </Suspense>
      )}
    </>
  )
}
