import { useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { clockOf } from './peaks.ts'
import { MAX_SECONDS, type MicrophoneError, useRecorder } from './use-recorder.ts'
import { VoicePlayer } from './voice-player.tsx'
import { Waveform } from './waveform.tsx'
import '#web/i18n/chats/pack.ts'

interface Props {
  onSend: (recording: File) => void
  onClose: () => void
  onFault: (fault: MicrophoneError) => void
}

/** Replaces the message input: records, plays back, sends or discards. */
export function VoiceRecorder({ onSend, onClose, onFault }: Props) {
  const { t } = useText()
  const [recording, setRecording] = useState<File | null>(null)
  return (
    <div className="flex min-h-14 items-center gap-2">
      <IconButton icon="trash" label={t('chat.drop-voice')} onClick={onClose} />
      {recording ? (
        <>
          <div className="min-w-0 flex-1">
            <VoicePlayer source={recording} />
          </div>
          <Button kind="primary" icon="send" onClick={() => onSend(recording)}>
            {t('chat.send-voice')}
          </Button>
        </>
      ) : (
        <Recording onDone={setRecording} onFault={onFault} />
      )}
    </div>
  )
}

function Recording({ onDone, onFault }: { onDone: (recording: File) => void; onFault: Props['onFault'] }) {
  const { t } = useText()
  const { levels, seconds, stop } = useRecorder(onDone, onFault)
  return (
    <>
      <span role="status" className="inline-flex items-center gap-2 text-sm font-medium">
        <span className="size-3 rounded-full bg-bad motion-safe:animate-pulse" />
        {t('chat.recording')}
      </span>
      <span className="figures text-sm">{clockOf(seconds)}</span>
      <span className="min-w-0 flex-1">
        <Waveform peaks={levels} progress={seconds / MAX_SECONDS} />
      </span>
      <Button kind="primary" onClick={stop}>
        {t('chat.stop')}
      </Button>
    </>
  )
}
