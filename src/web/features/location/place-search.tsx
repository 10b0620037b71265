import { useNavigate } from 'react-router'
import { useText } from '#web/i18n/text.tsx'
import { SearchPill } from '#web/parts/search-pill.tsx'
import { paths } from '#web/paths.ts'
import { PlaceBox } from './place-box.tsx'

/** The large search of the home page: a plain form, with suggestions once the application runs. */
export function PlaceSearch({ initial, size }: { initial?: string; size?: 'large' | 'compact' }) {
  const { t } = useText()
  const navigate = useNavigate()
  return (
    <SearchPill action={paths.home()} size={size}>
      <PlaceBox
        label={t('place.label')}
        placeholder={t(size === 'compact' ? 'search.short' : 'place.placeholder')}
        initial={initial}
        onPick={({ name, where }) => navigate(paths.homesNear(`${name}, ${where}`))}
      />
    </SearchPill>
  )
}
