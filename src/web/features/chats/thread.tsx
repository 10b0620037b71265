import { type DragEvent, useRef, useState } from 'react'
import type { ChatMessage } from '#contract/chats.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { queueMessage } from '#web/api/outbox.ts'
import { useText } from '#web/i18n/text.tsx'
import type { ListingLabels } from '#web/parts/listing-labels.ts'
import { toast } from '#web/ui/toast.ts'
import type { ThreadOf } from './calls.ts'
import { Composer } from './composer.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { MessageBubble } from './message-bubble.tsx'
import { MessageList } from './message-list.tsx'
import { PinnedHome } from './pinned-home.tsx'
import { QuickReplies } from './quick-replies.tsx'
import { SafetyNote } from './safety-note.tsx'
import { ThreadHead } from './thread-head.tsx'
import { ThreadMenu } from './thread-menu.tsx'
import type { LoadedThread, Person } from './thread-state.ts'
import { useAttachment } from './use-attachment.ts'
import { useDraft } from './use-draft.ts'
import { useThread } from './use-thread.ts'
import { WaitingBubble } from './waiting-bubble.tsx'

const LOOKED_AT = 8

interface Props {
  loaded: LoadedThread
  of: ThreadOf
  readerId: number
  words: ListingLabels
  onReport: () => void
  onDeleted: () => void
}

export function Thread({ loaded, of, readerId, words, onReport, onDeleted }: Props) {
  const { t } = useText()
  const thread = useThread(loaded, of, readerId)
  const [draft, setDraft] = useDraft(
    of,
    thread.messages.length > 0,
    t('chat.first-message', { title: loaded.property.title }),
  )
  const [doomed, setDoomed] = useState<ChatMessage | null>(null)
  const attachment = useAttachment()
  const [drop, isOver] = useDrop((files) => attachment.take(files))
  const { person, messages, waiting } = thread
  const last = messages.at(-1)
  const theirs = messages.slice(-LOOKED_AT).filter(({ sender_id }) => sender_id === of.userId)
  const closed = closedBecause(person)

  const remove = async () => {
    if (!doomed) return
    try {
      await lazyCall(import('#contract/chats.ts'), 'deleteChatMessage', { message_id: doomed.id })
      thread.forget(doomed.id)
    } catch {
      toast(t('chat.delete-failed'), { kind: 'error' })
    }
    setDoomed(null)
  }
  return (
    <section aria-label={person.name} data-chat-thread="" className="relative flex min-h-0 flex-1 flex-col" {...drop}>
      <ThreadHead
        person={person}
        menu={<ThreadMenu person={person} of={of} onReport={onReport} onDeleted={onDeleted} />}
      />
      <PinnedHome home={loaded.property} words={words} />
      <MessageList
        thread={thread}
        label={t('chat.title')}
        show={(message) => (
          <MessageBubble
            message={message}
            isMine={message.sender_id !== of.userId}
            name={person.name}
            onDelete={() => setDoomed(message)}
          />
        )}
        after={
          <>
            {waiting.map((message) => (
              <WaitingBubble key={message.key} message={message} />
            ))}
            <p role="status" className="min-h-6 text-sm text-ink-soft">
              {thread.isTyping && t('chat.typing', { name: person.name })}
            </p>
          </>
        }
      />
      <Announced person={person} message={theirs.at(-1)} />
      <SafetyNote texts={[draft, ...theirs.map(({ message }) => message ?? '')]} />
      {closed ? (
        <p role="status" className="border-t border-line bg-surface p-4 text-center text-sm text-ink-soft">
          {t(closed, { name: person.name })}
        </p>
      ) : (
        <Composer
          name={person.name}
          draft={draft}
          onDraft={setDraft}
          attachment={attachment}
          onSend={(message) => void queueMessage({ key: newKey(), readerId, ...of, ...message })}
          above={
            (!last || last.sender_id === of.userId) &&
            draft === '' &&
            waiting.length === 0 && <QuickReplies isAnswer={loaded.property.is_own} onPick={setDraft} />
          }
        />
      )}
      {isOver && (
        <p className="pointer-events-none absolute inset-2 z-10 grid place-items-center rounded-lg border-2 border-dashed border-brand bg-brand-soft font-semibold">
          {t('chat.drop')}
        </p>
      )}
      <ConfirmDialog
        open={doomed !== null}
        title={t('chat.delete-message-title')}
        text={t(doomed?.sender_id === of.userId ? 'chat.delete-other-text' : 'chat.delete-own-text')}
        confirm={t('chat.delete')}
        onClose={() => setDoomed(null)}
        onConfirm={remove}
      />
    </section>
  )
}

function closedBecause({ is_blocked_by_me, is_blocked_by_user, is_active }: Person) {
  if (is_blocked_by_me) return 'chat.blocked-by-me'
  if (is_blocked_by_user) return 'chat.blocked-by-user'
  return is_active ? null : 'chat.gone'
}

/** Announces new messages of the other participant, and none of the earlier ones. */
function Announced({ person, message }: { person: Person; message: ChatMessage | undefined }) {
  const { t } = useText()
  const first = useRef(message?.id ?? 0)
  const isNew = message !== undefined && message.id > first.current
  const text = message?.message || t(message?.audio ? 'chat.voice' : 'chat.file')
  return (
    <p aria-live="polite" className="sr-only">
      {isNew && t('chat.said', { name: person.name, text })}
    </p>
  )
}

/** A file can be dropped anywhere on the conversation. */
function useDrop(take: (files: FileList) => void) {
  const [isOver, setOver] = useState(false)
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  const props = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer.files)
    },
  }
  return [props, isOver] as const
}

/** A random key; `crypto.randomUUID` is not available on an insecure page. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((n) => n.toString(16).padStart(2, '0')).join('')
