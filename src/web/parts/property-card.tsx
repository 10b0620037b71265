import { useState } from 'react'
import { isOpen } from '#domain/property-status.ts'
import { paths } from '#web/paths.ts'
import { AboutPrice } from './approximate-price.tsx'
import { useCardActions, usePropertyFlags } from './card-actions.ts'
import { CardBadges } from './card-badges.tsx'
import { HiddenCard, HideButton } from './card-mark.tsx'
import { useCardSlot } from './card-slot.ts'
import { HeartButton } from './heart-button.tsx'
import { leadPhoto } from './lead-photo.ts'
import { listingBadges } from './listing-badges.ts'
import type { ListingLabels } from './listing-labels.ts'
import { Photo } from './photo.tsx'
import { StripArrows, StripPhotos } from './photo-strip.tsx'
import { placeLine } from './place-line.tsx'
import type { PropertyCardData } from './property-card-data.ts'

interface Props {
  home: PropertyCardData
  words: ListingLabels
  /** Above the fold: its photo is loaded eagerly. */
  priority?: boolean
  sizes?: string
  /** The card was hovered or focused, or left; highlights its pin on a map. */
  onHighlight?: (id: number | null) => void
}

/**
 * A property in a list: one link, with the save button beside it. The further photos load on hover or focus, so that a
 * page of fifty cards stays fast to render and to load.
 */
export function PropertyCard({ home, words, priority, sizes = CARD_SIZES, onHighlight }: Props) {
  const [awake, setAwake] = useState(false)
  const actions = useCardActions()
  const Slot = useCardSlot()
  const { isSaved, isSeen, isHidden } = usePropertyFlags(home)
  const isAvailable = isOpen(home.property_type)
  const reach = () => {
    setAwake(true)
    onHighlight?.(home.id)
  }
  const leave = onHighlight && (() => onHighlight(null))
  const { t } = words
  if (actions && !isSaved && isHidden)
    return <HiddenCard title={home.title} t={t} onShow={() => actions.show(home.id)} />
  return (
    <article className="card" onPointerEnter={reach} onPointerLeave={leave} onFocus={reach} onBlur={leave}>
      <a className="card-link" href={paths.property(home.slug_id)} onClick={leadPhoto}>
        <span className="strip" aria-hidden="true">
          <Photo
            src={home.title_image}
            width={home.title_image_width}
            height={home.title_image_height}
            blur={home.title_image_blur}
            alt=""
            sizes={sizes}
            priority={priority}
            ratio="4 / 3"
          />
          {awake && <StripPhotos photos={home.photos} sizes={sizes} />}
        </span>
        <span className="card-price">
          {words.price(home.price, home.rentduration)} <AboutPrice words={words} price={home.price} />
        </span>
        <span className="card-facts">{words.facts(home.facts)}</span>
        <h3 className="card-title">{home.translated_title || home.title}</h3>
        <span className="card-foot">
          <span className="card-place">{placeLine(home)}</span>
          {isSeen && <span className="card-seen">{t('card.seen')}</span>}
        </span>
      </a>
      <CardBadges badges={listingBadges(home, words.today)} t={t} />
      {actions && (isAvailable || isSaved) && (
        <HeartButton
          id={home.id}
          saved={isSaved}
          label={t(isSaved ? 'card.unsave' : 'card.save', { title: home.title })}
          onPress={() => actions.save(home)}
        />
      )}
      {actions && awake && isAvailable && !isSaved && (
        <HideButton title={home.title} t={t} onHide={() => actions.hide(home.id)} />
      )}
      {awake && home.photos.length > 0 && <StripArrows t={t} />}
      {Slot && isAvailable && <Slot home={home} />}
    </article>
  )
}

const CARD_SIZES = '(min-width: 1280px) 300px, (min-width: 768px) 31vw, 80vw'
