import { useEffect, useRef, useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Photo } from './photo.tsx'
import type { Picture } from './picture.ts'
import { scrollToSlide, shownSlide } from './slide-position.ts'

export interface Slide {
  key: string | number
  picture: Picture
  href?: string
  title?: string
  detail?: string
}

interface Props {
  label: string
  slides: readonly Slide[]
  /** The number of slides in the rotation. */
  length: number
}

const EVERY_MS = 6000

/**
 * The hero images of the home page. Swiping is native; script adds the rotation, which pauses on hover, on focus and by
 * its button, and is off with reduced motion.
 */
export function HeroSlider({ label, slides, length }: Props) {
  const { t } = useText()
  const strip = useRef<HTMLUListElement>(null)
  const [turning, setTurning] = useState(true)
  const [resting, setResting] = useState(false)
  const step = (by: number) => {
    const at = shownSlide(strip.current)
    scrollToSlide(strip.current, (at + by + length) % length)
  }
  const running = turning && !resting && length > 1
  // biome-ignore lint/correctness/useExhaustiveDependencies: step reads the strip at the moment it is called
  useEffect(() => {
    if (!running || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => document.visibilityState === 'visible' && step(1), EVERY_MS)
    return () => clearInterval(timer)
  }, [running, length])
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className="relative h-full"
      onPointerEnter={() => setResting(true)}
      onPointerLeave={() => setResting(false)}
      onFocus={() => setResting(true)}
      onBlur={() => setResting(false)}
    >
      <ul ref={strip} className="hero-strip">
        {slides.map((slide, index) => (
          <li key={slide.key}>
            <SlideFace slide={slide} priority={index === 0} />
          </li>
        ))}
      </ul>
      {length > 1 && (
        <div className="absolute end-4 top-4 z-10 flex gap-2">
          <IconButton icon="chevron-left" label={t('ui.previous')} look="float" mirrored onClick={() => step(-1)} />
          <IconButton
            icon={turning ? 'pause' : 'play'}
            label={t(turning ? 'slider.pause' : 'slider.play')}
            look="float"
            className="motion-reduce:hidden"
            onClick={() => setTurning(!turning)}
          />
          <IconButton icon="chevron-right" label={t('ui.next')} look="float" mirrored onClick={() => step(1)} />
        </div>
      )}
    </section>
  )
}

function SlideFace({ slide: { picture, href, title, detail }, priority }: { slide: Slide; priority: boolean }) {
  const face = (
    <>
      <Photo {...picture} sizes="100vw" priority={priority} ratio="auto" />
      {title && (
        <span className="hero-caption">
          <strong className="font-semibold">
            <bdi>{title}</bdi>
          </strong>
          {detail && <span className="figures">{detail}</span>}
        </span>
      )}
    </>
  )
  return href ? (
    <a href={href} className="block size-full outline-offset-[-4px]">
      {face}
    </a>
  ) : (
    face
  )
}
