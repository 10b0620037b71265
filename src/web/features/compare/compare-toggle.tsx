import { useSyncExternalStore } from 'react'
import { useText } from '#web/i18n/text.tsx'
import type { CardHome } from '#web/parts/card-home.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useChoose } from './use-choose.ts'
import { isChosen, useTray } from './use-tray.ts'

const never = () => () => {}

/** Stands on a card. It needs the browser's memory, so it comes with the application, in room that is already there. */
export function CompareToggle({ home }: { home: CardHome }) {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isAlive ? <Toggle home={home} /> : null
}

function Toggle({ home }: { home: CardHome }) {
  const { t } = useText()
  const choose = useChoose()
  const chosen = isChosen(useTray().homes, home.id)
  const label = t(chosen ? 'compare.drop' : 'compare.add', { title: home.title })
  return (
    <button
      type="button"
      className="compare-toggle"
      aria-pressed={chosen}
      aria-label={label}
      title={t(chosen ? 'compare.chosen' : 'compare.compare')}
      onClick={() => choose({ id: home.id, title: home.title, image: home.title_image, category: home.category })}
    >
      <Icon name={chosen ? 'check' : 'scale'} size={18} />
    </button>
  )
}
