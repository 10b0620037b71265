import { Icon } from '#web/ui/icon.tsx'

interface Props {
  saved: boolean
  label: string
  onPress?: () => void
}

/** Saves a home or lets it go; stands on the photo, outside the card's link. */
export function HeartButton({ saved, label, onPress }: Props) {
  return (
    <button type="button" className="heart" aria-pressed={saved} aria-label={label} onClick={onPress}>
      <Icon name="heart" size={22} />
    </button>
  )
}
