import { useEffect, useRef, useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Photo } from './photo.tsx'
import type { Picture } from './picture.ts'

interface Props {
  src: string
  title: string
  /** The photo shown until the view is opened; without it, a part of the view. */
  poster?: Picture | undefined
}

/** A 360° view. The viewer's code and the large image load only on request. */
export function Panorama({ src, title, poster }: Props) {
  const { t } = useText()
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed')
  const box = useRef<HTMLDivElement>(null)
  const close = useRef<() => void>(undefined)
  useEffect(() => () => close.current?.(), [])
  useEffect(() => {
    const element = box.current
    if (state !== 'loading' || !element) return
    let gone = false
    import('./panorama-viewer.ts')
      .then(({ openPanorama }) => openPanorama(element, src))
      .then((closeViewer) => {
        close.current = closeViewer
        if (gone) closeViewer()
        else setState('open')
      })
      .catch(() => !gone && setState('failed'))
    return () => {
      gone = !element.isConnected
    }
  }, [state, src])
  return (
    <div className="relative aspect-video overflow-hidden rounded-lg bg-brand-soft">
      {state !== 'open' && (
        <div className={`absolute inset-0 ${poster ? '' : '[&_img]:scale-150'}`}>
          {poster ? (
            <Photo {...poster} alt="" sizes="(min-width: 1024px) 60vw, 100vw" ratio="16 / 9" />
          ) : (
            <Photo src={src} width={2048} height={1024} blur="" alt="" sizes="640px" ratio="16 / 9" />
          )}
          <div className="absolute inset-0 bg-black/35" />
        </div>
      )}
      {(state === 'loading' || state === 'open') && (
        <section ref={box} aria-label={t('panorama.label', { title })} className="panorama absolute inset-0" />
      )}
      {state !== 'open' && (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-3">
          {state === 'failed' && (
            <p role="alert" className="rounded-full bg-surface px-4 py-2 text-sm">
              {t('panorama.failed')}
            </p>
          )}
          <Button kind="secondary" icon="rotate-3d" busy={state === 'loading'} onClick={() => setState('loading')}>
            {t('panorama.open')}
          </Button>
        </div>
      )}
    </div>
  )
}
