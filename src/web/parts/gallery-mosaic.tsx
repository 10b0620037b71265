import { lazy, Suspense, useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Photo } from './photo.tsx'
import type { Picture } from './picture.ts'

const GalleryDialog = lazy(() => import('./gallery-dialog.tsx').then((m) => ({ default: m.GalleryDialog })))

const SHOWN = 5

/** One large photo and four small ones; on phones a strip to swipe. Each opens the full screen. */
export function GalleryMosaic({ title, pictures }: { title: string; pictures: readonly Picture[] }) {
  const { t } = useText()
  const [open, setOpen] = useState<number | null>(null)
  const shown = pictures.slice(0, SHOWN)
  if (shown.length === 0) {
    return (
      <div className="mosaic" data-count={0}>
        <Photo src="" alt="" sizes="" />
      </div>
    )
  }
  return (
    <div className="relative">
      <ul className="mosaic" data-count={shown.length}>
        {shown.map((picture, index) => (
          <li key={picture.src}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={t('gallery.open', { number: index + 1, total: pictures.length })}
              onClick={() => setOpen(index)}
              className="block size-full outline-offset-[-4px]"
            >
              <Photo
                {...picture}
                alt=""
                sizes={index === 0 ? '(min-width: 768px) 50vw, 100vw' : '(min-width: 768px) 25vw, 100vw'}
                priority={index === 0}
                ratio="auto"
              />
            </button>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(0)}
          className="figures absolute end-4 bottom-4 inline-flex min-h-11 items-center gap-2 rounded-full bg-surface px-4 text-sm font-semibold shadow-float transition-colors duration-150 hover:bg-brand-soft"
        >
          <Icon name="images" size={18} />
          {t('gallery.all', { count: pictures.length })}
        </button>
      )}
      {open !== null && (
        <Suspense>
          <GalleryDialog title={title} pictures={pictures} start={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  )
}
