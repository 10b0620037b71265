import { useText } from '#web/i18n/text.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { SHORTCUTS } from './shortcuts.ts'
import '#web/i18n/search/pack.ts'

interface Props {
  isOn: boolean
  onTurn: (isOn: boolean) => void
  onClose: () => void
}

/** The shortcuts of a results page, and the switch that disables them. */
export function ShortcutsHelp({ isOn, onTurn, onClose }: Props) {
  const { t } = useText()
  return (
    <Dialog open onClose={onClose} title={t('search.keys')}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-sm">
        {SHORTCUTS.map(({ key, label }) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-grid h-8 min-w-8 place-items-center rounded-md border border-edge px-2 font-sans font-semibold uppercase">
                {key}
              </kbd>
            </dt>
            <dd>{t(label)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 border-t border-line pt-2">
        <Switch label={t('search.keys-on')} checked={isOn} onChange={({ target }) => onTurn(target.checked)} />
      </div>
    </Dialog>
  )
}
