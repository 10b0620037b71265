import type { ReactNode } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { HeroSlider } from '#web/parts/hero-slider.tsx'
import { paths } from '#web/paths.ts'
import type { HomeSlide } from './view.ts'

interface Props {
  slides: readonly HomeSlide[]
  /** The number of homes that can be looked at. */
  children: ReactNode
}

/** The opening of the home page: one picture, one sentence, one question. */
export function Hero({ slides, children }: Props) {
  const { t } = useText()
  return (
    <div className="relative">
      <div className="h-[26rem] bg-brand-soft md:h-[34rem]">
        {slides.length > 0 && (
          <HeroSlider
            label={t('home.slides')}
            slides={slides.map(({ id, slug, title, ...picture }) => ({
              key: id,
              picture: { ...picture, alt: title },
              ...(slug ? { href: paths.property(slug), title } : {}),
            }))}
          />
        )}
      </div>
      <div className="hero-words pointer-events-none absolute inset-0">
        <div className="wrap-page flex h-full flex-col justify-end pb-24 md:pb-28">
          <h1 className="max-w-[18ch] text-2xl text-balance text-white md:text-3xl">{t('home.title')}</h1>
        </div>
      </div>
      <div className="wrap-page relative -mt-10 md:-mt-12">
        <div className="rounded-lg bg-surface p-3 shadow-float md:max-w-2xl md:rounded-full md:p-2">{children}</div>
      </div>
    </div>
  )
}
