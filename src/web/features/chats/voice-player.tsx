import { useEffect, useRef, useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { clockOf, peaksOf } from './peaks.ts'
import { useObjectUrl } from './use-object-url.ts'
import { Waveform } from './waveform.tsx'

const BARS = 36
const FLAT = Array.from({ length: BARS }, () => 0.12)

/** A voice message with its waveform; the position can be set by pointer and keyboard. */
export function VoicePlayer({ source }: { source: string | File }) {
  const { t } = useText()
  const audio = useRef<HTMLAudioElement>(null)
  const own = useObjectUrl(typeof source === 'string' ? null : source)
  const address = typeof source === 'string' ? source : own
  const { peaks, seconds, hasFailed } = useShape(source)
  const [isPlaying, setPlaying] = useState(false)
  const [at, setAt] = useState(0)
  const press = () => {
    if (isPlaying) audio.current?.pause()
    else audio.current?.play().catch(() => setPlaying(false))
  }
  if (hasFailed)
    return (
      <p className="text-bad">
        {t('chat.voice-failed')}{' '}
        {typeof source === 'string' && (
          <a href={source} download className="underline underline-offset-4">
            {t('chat.voice')}
          </a>
        )}
      </p>
    )
  return (
    <div className="flex w-72 max-w-full items-center gap-2">
      {/* biome-ignore lint/a11y/useMediaCaption: nobody has written down what was said */}
      <audio
        ref={audio}
        src={address ?? undefined}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setAt(0)}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
      />
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={t(isPlaying ? 'chat.pause' : 'chat.play')}
        onClick={press}
      />
      <span className="relative min-w-0 flex-1 rounded-md has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
        <Waveform peaks={peaks} progress={seconds > 0 ? at / seconds : 0} />
        <input
          type="range"
          aria-label={t('chat.position')}
          aria-valuetext={clockOf(at)}
          min={0}
          max={Math.max(1, Math.ceil(seconds))}
          value={Math.floor(at)}
          onChange={({ target }) => {
            const to = Number(target.value)
            setAt(to)
            if (audio.current) audio.current.currentTime = to
          }}
          className="absolute inset-0 w-full cursor-pointer opacity-0"
        />
      </span>
      <span className="figures text-xs text-ink-soft">{clockOf(isPlaying || at > 0 ? at : seconds)}</span>
    </div>
  )
}

/**
 * Browser recordings have no duration in their header, so duration and waveform are computed from the decoded audio.
 */
function useShape(source: string | File) {
  const [shape, setShape] = useState({ peaks: FLAT as readonly number[], seconds: 0, hasFailed: false })
  useEffect(() => {
    const left = new AbortController()
    readSound(source, left.signal)
      .then((sound) => {
        if (!left.signal.aborted)
          setShape({ peaks: peaksOf(sound.getChannelData(0), BARS), seconds: sound.duration, hasFailed: false })
      })
      .catch(() => {
        if (!left.signal.aborted) setShape({ peaks: FLAT, seconds: 0, hasFailed: true })
      })
    return () => left.abort()
  }, [source])
  return shape
}

async function readSound(source: string | File, signal: AbortSignal): Promise<AudioBuffer> {
  const bytes = await (typeof source === 'string' ? await fetch(source, { signal }) : source).arrayBuffer()
  return new OfflineAudioContext(1, 1, 44_100).decodeAudioData(bytes)
}
