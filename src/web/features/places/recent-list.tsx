import { useState } from 'react'
import type { ChosenPlace } from '#contract/page.ts'
import { useText } from '#web/i18n/text.tsx'
import { optionalStorage } from '#web/state/optional-storage.ts'
import { Button } from '#web/ui/button.tsx'
import { clearRecentPlaces, recentPlaces } from './recent-places.ts'

/** Recent locations, one press each. */
export function RecentList({ onPick }: { onPick: (place: ChosenPlace) => void }) {
  const { t } = useText()
  const [places, setPlaces] = useState(() => recentPlaces(optionalStorage))
  if (places.length === 0) return null
  const forget = () => {
    clearRecentPlaces(optionalStorage)
    setPlaces([])
  }
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-sm font-semibold">{t('location.recent')}</h3>
        <Button kind="quiet" size="small" onClick={forget}>
          {t('location.forget-recent')}
        </Button>
      </div>
      <ul className="flex flex-wrap gap-2">
        {places.map((place) => (
          <li key={place.formatted_address}>
            <Button size="small" icon="clock" onClick={() => onPick(place)}>
              {place.formatted_address}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
