import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { MAX_ZOOM, pushed, squareOf, WHOLE } from './crop.ts'
import '#web/i18n/profile/pack.ts'

const SIDE = 512
const SMALLEST = 120
const KEYS: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-0.05, 0],
  ArrowRight: [0.05, 0],
  ArrowUp: [0, -0.05],
  ArrowDown: [0, 0.05],
}

interface Props {
  file: File
  onClose: () => void
  onDone: (photo: Blob) => void
}

/** Crops an image to a square: by dragging, with the arrow keys and with a slider. */
export function PhotoCrop({ file, onClose, onDone }: Props) {
  const { t } = useText()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [fault, setError] = useState<string | null>(null)
  const [crop, setCrop] = useState(WHOLE)
  useEffect(() => {
    createImageBitmap(file).then(
      (bitmap) => {
        if (Math.min(bitmap.width, bitmap.height) < SMALLEST) setError(t('profile.photo-small', { least: SMALLEST }))
        else setPicture(bitmap)
      },
      () => setError(t('profile.photo-broken')),
    )
  }, [file, t])
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context || !picture) return
    const { left, top, side } = squareOf(picture, crop)
    context.clearRect(0, 0, SIDE, SIDE)
    context.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE)
  }, [picture, crop])
  const push = (right: number, down: number) => picture && setCrop((now) => pushed(picture, now, right, down))
  const onKeyDown = (event: KeyboardEvent) => {
    const way = KEYS[event.key]
    if (!way) return
    event.preventDefault()
    push(...way)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    push(event.movementX / event.currentTarget.clientWidth, event.movementY / event.currentTarget.clientHeight)
  }
  const finish = () => canvas.current?.toBlob((blob) => blob && onDone(blob), 'image/jpeg', 0.9)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('profile.crop')}
      actions={
        <>
          <Button onClick={onClose}>{t('profile.cancel')}</Button>
          <Button kind="primary" disabled={!picture} onClick={finish}>
            {t('profile.use-photo')}
          </Button>
        </>
      }
    >
      {fault ? (
        <p role="alert" className="text-bad">
          {fault}
        </p>
      ) : (
        <div className="grid justify-items-center gap-4">
          <div
            role="application"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture
            tabIndex={0}
            aria-label={t('profile.crop-help')}
            onKeyDown={onKeyDown}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={onPointerMove}
            className="aspect-square w-full max-w-72 cursor-move touch-none overflow-hidden rounded-full bg-brand-soft"
          >
            <canvas ref={canvas} width={SIDE} height={SIDE} className="size-full" />
          </div>
          <label className="grid w-full max-w-72 gap-1 text-sm font-semibold">
            {t('profile.zoom')}
            <input
              type="range"
              min={1}
              max={MAX_ZOOM}
              step={0.05}
              value={crop.zoom}
              onChange={(event) => setCrop({ ...crop, zoom: Number(event.target.value) })}
              className="accent-brand"
            />
          </label>
        </div>
      )}
    </Dialog>
  )
}
