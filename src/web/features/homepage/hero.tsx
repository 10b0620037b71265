import { type ReactNode, useEffect } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { HeroSlider } from '#web/parts/hero-slider.tsx'
import { paths } from '#web/paths.ts'
import { cache, useCached } from '#web/state/cached.ts'
import type { HomeSlide } from './view.ts'

/** The hero of the home page: images, a headline, and the search. */
export function Hero({ slides, children }: { slides: readonly HomeSlide[]; children: ReactNode }) {
  const { t } = useText()
  const hasPictures = slides.length > 0
  const length = useSliderLength(slides.length)
  return (
    <div>
      <div className={`relative bg-brand-soft ${hasPictures ? 'h-[27rem] md:h-[35rem]' : 'h-80'}`}>
        {hasPictures && (
          <HeroSlider
            label={t('home.slides')}
            length={length}
            slides={slides.map(({ id, slug, title, ...picture }) => ({
              key: id,
              // A caption already describes the image, so its alternative text is empty.
              ...(slug
                ? { href: paths.property(slug), title, picture: { ...picture, alt: '' } }
                : { picture: { ...picture, alt: title } }),
            }))}
          />
        )}
        <div className={`pointer-events-none absolute inset-0 ${hasPictures ? 'hero-words' : ''}`}>
          <div className="wrap-page flex h-full flex-col items-center justify-end pb-26 text-center md:pb-30">
            <h1 className={`max-w-[22ch] text-2xl text-balance md:text-3xl ${hasPictures ? 'text-white' : ''}`}>
              {t('home.title')}
            </h1>
          </div>
        </div>
      </div>
      {/* The choice of Buy or Rent is on the image, the search field half below it. */}
      <div className={`wrap-page relative -mt-22 ${hasPictures ? 'text-white' : ''}`}>
        <div className="mx-auto md:max-w-3xl">{children}</div>
      </div>
    </div>
  )
}

/** The number of slides in the client state; until it is set, the number that the page was rendered with. */
function useSliderLength(shown: number): number {
  useEffect(() => cache('sliderLength', shown), [shown])
  const kept = useCached('sliderLength')
  return kept > 0 && kept <= shown ? kept : shown
}
