import { useText } from '#web/i18n/text.tsx'
import { opens } from '#web/parts/action-form.tsx'
import type { PropertyCardData } from '#web/parts/property-card-data.ts'
import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useChoose } from './use-choose.ts'
import { isChosen, useTray } from './use-tray.ts'

/** Adds a listing to the comparison, or removes it. The server renders it unpressed: the choice is stored in the browser. */
export function CompareToggle({ home }: { home: PropertyCardData }) {
  const { t } = useText()
  const choose = useChoose()
  const chosen = isChosen(useTray().homes, home.id)
  const label = t(chosen ? 'compare.drop' : 'compare.add', { title: home.title })
  return (
    <button
      {...opens(paths.compare([home.id]))}
      className="compare-toggle"
      aria-pressed={chosen}
      aria-label={label}
      title={t(chosen ? 'compare.chosen' : 'compare.compare')}
      onClick={(event) => {
        event.preventDefault()
        choose({ id: home.id, title: home.title, image: home.title_image, category: home.category })
      }}
    >
      <Icon name={chosen ? 'check' : 'scale'} size={18} />
    </button>
  )
}
