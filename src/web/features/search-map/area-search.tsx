import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/switch.tsx'

interface Props {
  isMoving: boolean
  onMoving: (isOn: boolean) => void
  /** The map was moved away from the searched area. */
  isAway: boolean
  isBusy: boolean
  onSearch: () => void
}

/** Whether the list follows the map: automatically, or on request. */
export function AreaSearch({ isMoving, onMoving, isAway, isBusy, onSearch }: Props) {
  const { t } = useText()
  return (
    <div className="flex flex-col items-center gap-2">
      <div className="rounded-full bg-surface ps-4 pe-2 text-sm shadow-float [&_label]:text-sm [&_label]:font-medium">
        <Switch
          label={t('map.search-moving')}
          checked={isMoving}
          onChange={(event) => onMoving(event.target.checked)}
        />
      </div>
      {isAway && !isMoving && (
        <div className="rounded-full shadow-float">
          <Button kind="primary" icon="search" busy={isBusy} onClick={onSearch}>
            {t('map.search-here')}
          </Button>
        </div>
      )}
    </div>
  )
}
