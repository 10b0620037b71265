import { useState } from 'react'
import { paths } from '#web/paths.ts'
import { CardBadges } from './card-badges.tsx'
import type { CardHome } from './card-home.ts'
import { HeartButton } from './heart-button.tsx'
import { leadPhoto } from './lead-photo.ts'
import { listingBadges } from './listing-badges.ts'
import type { ListingWords } from './listing-words.ts'
import { Photo } from './photo.tsx'
import { StripArrows, StripPhotos } from './photo-strip.tsx'
import { placeLine } from './place-line.tsx'

interface Props {
  home: CardHome
  words: ListingWords
  /** Among the first things in sight: its photo is fetched at once. */
  priority?: boolean
  sizes?: string
  onFavourite?: (home: CardHome) => void
  /** Pointer or focus came to this home, or left it; lights its pin on a map. */
  onHighlight?: (id: number | null) => void
}

/**
 * A home in a list: one link, with the heart beside it. The further photos come when somebody reaches for the card,
 * so that a page of fifty cards stays light to render and to load.
 */
export function PropertyCard({ home, words, priority, sizes = CARD_SIZES, onFavourite, onHighlight }: Props) {
  const [awake, setAwake] = useState(false)
  const reach = () => {
    setAwake(true)
    onHighlight?.(home.id)
  }
  const leave = onHighlight && (() => onHighlight(null))
  const { t } = words
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
        <span className="card-price">{words.price(home.price, home.rentduration)}</span>
        <span className="card-facts">{words.facts(home.facts)}</span>
        <h3 className="card-title">{home.translated_title || home.title}</h3>
        <span className="card-place">{placeLine(home)}</span>
      </a>
      <CardBadges badges={listingBadges(home, words.today)} t={t} />
      {onFavourite && (
        <HeartButton
          saved={home.is_favourite === 1}
          label={t(home.is_favourite === 1 ? 'card.unsave' : 'card.save', { title: home.title })}
          onPress={() => onFavourite(home)}
        />
      )}
      {awake && home.photos.length > 0 && <StripArrows t={t} />}
    </article>
  )
}

const CARD_SIZES = '(min-width: 1280px) 300px, (min-width: 768px) 31vw, 80vw'
