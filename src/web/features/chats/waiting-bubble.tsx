import { discardMessage, retryMessage, type Waiting } from '#web/api/outbox.ts'
import { useText } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Bubble, MessageText } from './message-bubble.tsx'
import { useObjectUrl } from './use-object-url.ts'
import { useOnline } from './use-online.ts'
import { VoicePlayer } from './voice-player.tsx'

/** A pending message, with its error. */
export function WaitingBubble({ message: { key, text, file, audio, failure } }: { message: Waiting }) {
  const { t } = useText()
  const isOnline = useOnline()
  return (
    <Bubble
      isMine
      foot={
        failure === null ? (
          <span className="inline-flex items-center gap-1.5">
            <Icon name="clock" size={16} />
            {t(isOnline ? 'chat.sending' : 'chat.waiting')}
          </span>
        ) : (
          <span role="alert" className="inline-flex flex-wrap items-center gap-x-3 text-bad">
            <span className="inline-flex items-center gap-1.5">
              <Icon name="circle-exclamation-point" size={16} />
              {t('chat.not-sent')}: {failure}
            </span>
            <button type="button" className="touchable underline underline-offset-4" onClick={() => retryMessage(key)}>
              {t('chat.again')}
            </button>
            <button
              type="button"
              className="touchable underline underline-offset-4"
              onClick={() => discardMessage(key)}
            >
              {t('chat.discard')}
            </button>
          </span>
        )
      }
    >
      {file && <WaitingFile file={file} />}
      {audio && <VoicePlayer source={audio} />}
      {text !== '' && <MessageText text={text} />}
    </Bubble>
  )
}

function WaitingFile({ file }: { file: File }) {
  const address = useObjectUrl(file.type.startsWith('image/') ? file : null)
  return address ? (
    <img src={address} alt={file.name} className="max-h-64 rounded-md object-contain" />
  ) : (
    <span className="flex items-center gap-2">
      <Icon name="file-text" size={18} />
      <span className="truncate">{file.name}</span>
    </span>
  )
}
