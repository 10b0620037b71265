import { useEffect, useRef, useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Photo } from './photo.tsx'

interface Props {
  src: string
  title: string
}

/** A view all around. The viewer's code and the large picture come only when asked for. */
export function Panorama({ src, title }: Props) {
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
        <div className="absolute inset-0 [&_img]:scale-150">
          <Photo src={src} width={2048} height={1024} blur="" alt="" sizes="640px" ratio="16 / 9" />
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
