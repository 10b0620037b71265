import { Icon } from '#web/ui/icon.tsx'
import { submits } from './action-form.tsx'

interface Props {
  /** The listing; absent in the style guide. */
  id?: number
  saved: boolean
  label: string
  onPress?: () => void
}

/** Saves a home or removes it from the saved ones; positioned on the photo, outside the card's link. */
export function HeartButton({ id, saved, label, onPress }: Props) {
  return (
    <button
      {...(id === undefined ? { type: 'button' } : submits(saved ? 'unsave' : 'save', id))}
      className="heart"
      aria-pressed={saved}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault()
        onPress?.()
      }}
    >
      <Icon name="heart" size={22} />
    </button>
  )
}
