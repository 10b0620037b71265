import { useText } from '#web/i18n/text.tsx'
import { Photo, pictureOf } from './photo.tsx'

/** The part of a banner that is shown; calls return more fields. */
export interface CardBanner {
  title: string
  translated_title: string
  image: string
  width: number
  height: number
  blur: string
  link: string | null
}

interface Props {
  banner: CardBanner
  /** The address of the advertised listing, if the banner links to one. */
  href?: string | undefined
  /** Beside the text instead of across the page. */
  isNarrow?: boolean
  /** True above the fold: the image is loaded eagerly. */
  priority?: boolean
}

/** An ad banner, labelled as such; its frame has its size before the image loads. */
export function AdBanner({ banner, href, isNarrow = false, priority = false }: Props) {
  const { t } = useText()
  const to = href ?? (banner.link && IS_SAFE.test(banner.link) ? banner.link : undefined)
  const face = (
    <>
      <span
        className={`block overflow-hidden rounded-lg ${isNarrow ? 'aspect-[4/3]' : 'aspect-[3/1] md:aspect-[6/1]'}`}
      >
        <span className="block size-full *:size-full">
          <Photo
            {...pictureOf(banner)}
            alt=""
            sizes={isNarrow ? '352px' : WIDE}
            widest={1600}
            {...(priority && { priority })}
          />
        </span>
      </span>
      <span className="mt-2 block text-sm" dir="auto">
        {banner.translated_title || banner.title}
      </span>
    </>
  )
  return (
    <aside aria-label={t('ad.label')} className="my-6 min-w-0">
      <p className="mb-1 text-xs text-ink-soft">{t('ad.label')}</p>
      {to ? (
        <a
          href={to}
          rel="sponsored noopener"
          {...(/^https?:/i.test(to) && { target: '_blank' })}
          className="block rounded-lg no-underline hover:underline"
        >
          {face}
        </a>
      ) : (
        face
      )}
    </aside>
  )
}

/** Only http(s) and site addresses; a `javascript:` address makes no link. */
const IS_SAFE = /^(https?:\/\/|\/(?![/\\]))/i
const WIDE = '(min-width: 1280px) 1216px, 95vw'
