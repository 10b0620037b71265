import { useState } from 'react'
import { PLAYER_HOST, youtubeId } from '#domain/youtube.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Photo } from './photo.tsx'
import type { Picture } from './picture.ts'

interface Props {
  link: string
  title: string
  /** Our own preview image, so that no request is sent to the video's host before a press. */
  poster: Picture
}

/** The video of a listing. It names the host it would contact, and contacts it only after a press. */
export function Video({ link, title, poster }: Props) {
  const { t } = useText()
  const [playing, setPlaying] = useState(false)
  const id = youtubeId(link)
  if (!id) return null
  return (
    <div className="relative aspect-video overflow-hidden rounded-lg bg-ink">
      {playing ? (
        <iframe
          src={`https://${PLAYER_HOST}/embed/${id}?autoplay=1&rel=0`}
          title={t('video.title', { title })}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          className="absolute inset-0 size-full border-0"
        />
      ) : (
        <>
          <div className="absolute inset-0">
            <Photo {...poster} alt="" sizes="(min-width: 1024px) 800px, 100vw" ratio="16 / 9" />
          </div>
          <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 bg-black/62 p-4 text-center text-white">
            <Button kind="primary" icon="play" onClick={() => setPlaying(true)}>
              {t('video.play')}
            </Button>
            <p className="max-w-72 text-xs">{t('video.host', { host: PLAYER_HOST })}</p>
          </div>
        </>
      )}
    </div>
  )
}
