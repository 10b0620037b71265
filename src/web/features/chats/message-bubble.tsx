import type { ReactNode } from 'react'
import type { ChatMessage } from '#contract/chats.ts'
import { useText } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { MessageFile } from './message-file.tsx'
import { useClock } from './use-clock.ts'
import { VoicePlayer } from './voice-player.tsx'

interface Props {
  message: ChatMessage
  isMine: boolean
  name: string
  onDelete: () => void
}

/** One message: its text, never as markup, its file, its time and its delivery status. */
export function MessageBubble({ message, isMine, name, onDelete }: Props) {
  const { t } = useText()
  const { timeOf } = useClock()
  return (
    <Bubble
      isMine={isMine}
      action={
        <IconButton
          icon="trash"
          label={t('chat.delete-message')}
          onClick={onDelete}
          className="opacity-0 group-hover:opacity-100 focus-visible:opacity-100 [@media(hover:none)]:opacity-60"
        />
      }
      foot={
        <>
          <time dateTime={message.created_at}>{timeOf(message.created_at)}</time>
          {isMine && <Receipt message={message} />}
        </>
      }
    >
      <span className="sr-only">{isMine ? t('chat.you', { text: '' }) : t('chat.said', { name, text: '' })}</span>
      {message.file && <MessageFile address={message.file} name={message.file_name} />}
      {message.audio && <VoicePlayer source={message.audio} />}
      {message.message && <MessageText text={message.message} />}
    </Bubble>
  )
}

/** The text of a message, in its own direction. */
export const MessageText = ({ text }: { text: string }) => (
  <p dir="auto" className="break-words whitespace-pre-wrap">
    {text}
  </p>
)

interface BubbleProps {
  isMine: boolean
  foot: ReactNode
  action?: ReactNode
  children: ReactNode
}

/** A message bubble on the side of its sender. */
export function Bubble({ isMine, foot, action, children }: BubbleProps) {
  return (
    <div className={`group flex items-center gap-1 ${isMine ? 'flex-row-reverse' : ''}`}>
      <div
        className={`grid max-w-[min(34rem,85%)] gap-1.5 rounded-lg px-3.5 py-2 text-sm ${
          isMine ? 'bg-brand-soft' : 'border border-line bg-surface'
        }`}
      >
        {children}
        <span className="figures flex flex-wrap items-center justify-end gap-1.5 text-xs text-ink-soft">{foot}</span>
      </div>
      {action}
    </div>
  )
}

function Receipt({ message: { is_read, is_delivered } }: { message: ChatMessage }) {
  const { t } = useText()
  const state = is_read ? 'read' : is_delivered ? 'delivered' : 'sent'
  return (
    <span title={t(`chat.${state}`)} className={state === 'read' ? 'text-brand' : undefined}>
      <Icon name={state === 'sent' ? 'check' : 'check-check'} size={16} />
      <span className="sr-only">{t(`chat.${state}`)}</span>
    </span>
  )
}
