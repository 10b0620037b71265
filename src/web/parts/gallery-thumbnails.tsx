import { useEffect, useRef } from 'react'
import { atWidth } from '#domain/renditions.ts'
import { useText } from '#web/i18n/text.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Picture } from './picture.ts'

interface Props {
  pictures: readonly Picture[]
  shown: number
  onShow: (index: number) => void
}

const WIDTH = 192

/** The thumbnails under the open photo: the current one is marked, and each opens its photo. */
export function GalleryThumbnails({ pictures, shown, onShow }: Props) {
  const { t } = useText()
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    row.current?.children[shown]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [shown])
  return (
    <div className="flex items-center gap-2 p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      <IconButton
        icon="chevron-left"
        label={t('ui.previous')}
        mirrored
        disabled={shown === 0}
        onClick={() => onShow(shown - 1)}
      />
      <ul ref={row} className="mx-auto flex gap-2 overflow-x-auto p-1 [scrollbar-width:none]">
        {pictures.map((picture, index) => (
          <li key={picture.src} className="shrink-0">
            <button
              type="button"
              aria-label={t('gallery.show', { number: index + 1 })}
              aria-current={index === shown ? 'true' : undefined}
              onClick={() => onShow(index)}
              className="block h-14 w-19 overflow-hidden rounded-md opacity-60 transition-opacity duration-150 hover:opacity-100 aria-[current=true]:opacity-100 aria-[current=true]:outline-2 aria-[current=true]:outline-offset-2 aria-[current=true]:outline-ink"
            >
              <img
                src={atWidth(picture.src, WIDTH, 'webp', picture.width)}
                alt=""
                width={76}
                height={56}
                loading="lazy"
                className="size-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      <IconButton
        icon="chevron-right"
        label={t('ui.next')}
        mirrored
        disabled={shown === pictures.length - 1}
        onClick={() => onShow(shown + 1)}
      />
    </div>
  )
}
