import { type ClipboardEvent, type KeyboardEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { MAX_MESSAGE } from '#domain/message-text.ts'
import { useText } from '#web/i18n/text.tsx'
import { CONTROL_LOOK } from '#web/ui/control-look.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { AttachedFile } from './attached-file.tsx'
import { ACCEPTED } from './check-file.ts'
import { EmojiPanel } from './emoji-panel.tsx'
import type { Attachment } from './use-attachment.ts'
import { useEnterSends } from './use-enter-sends.ts'

const VoiceRecorder = lazy(() => import('./voice-recorder.tsx').then((m) => ({ default: m.VoiceRecorder })))

interface Props {
  name: string
  draft: string
  onDraft: (text: string) => void
  attachment: Attachment
  /** Text, a file, or both; true when it was accepted. */
  onSend: (message: { text: string; file: File | null; audio: File | null }) => void
  /** Shown above the input: quick replies. */
  above: ReactNode
}

/** The message input with attachments. */
export function Composer({ name, draft, onDraft, attachment, onSend, above }: Props) {
  const { t } = useText()
  const box = useRef<HTMLTextAreaElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const [fault, setError] = useState<string | null>(null)
  const [isRecording, setRecording] = useState(false)
  const [enterSends] = useEnterSends()
  const tooMany = draft.length - MAX_MESSAGE
  const shown = tooMany > 0 ? t('chat.too-long', { count: tooMany }) : (fault ?? attachment.fault)

  const send = () => {
    const text = draft.trim()
    if (tooMany > 0) return
    if (text === '' && !attachment.file) {
      setError(t('chat.empty-message'))
      return box.current?.focus()
    }
    onSend({ text, file: attachment.file, audio: null })
    setError(null)
    attachment.clear()
    onDraft('')
    box.current?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    // During IME composition, as in Chinese or Japanese, Enter confirms the character.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    if (!enterSends && !event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    send()
  }
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    attachment.take(event.clipboardData.files)
  }
  const insert = (sign: string) => {
    const from = box.current?.selectionStart ?? draft.length
    const to = box.current?.selectionEnd ?? from
    onDraft(draft.slice(0, from) + sign + draft.slice(to))
    requestAnimationFrame(() => {
      box.current?.focus()
      box.current?.setSelectionRange(from + sign.length, from + sign.length)
    })
  }

  if (isRecording)
    return (
      <div className={FRAME}>
        <Suspense fallback={<div className="min-h-14" />}>
          <VoiceRecorder
            onClose={() => setRecording(false)}
            onSend={(audio) => {
              onSend({ text: '', file: null, audio })
              setRecording(false)
            }}
            onFault={(kind) => {
              setError(t(`chat.microphone-${kind}`))
              setRecording(false)
            }}
          />
        </Suspense>
      </div>
    )
  return (
    <form
      method="post"
      className={FRAME}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {above}
      {attachment.file && <AttachedFile file={attachment.file} onRemove={attachment.clear} />}
      <p role="alert" id="composer-fault" className="text-sm text-bad empty:hidden">
        {shown}
      </p>
      <div className="flex flex-wrap items-end gap-x-1 gap-y-2">
        <textarea
          ref={box}
          name="message"
          rows={1}
          aria-label={t('chat.write-to', { name })}
          aria-invalid={shown ? true : undefined}
          aria-describedby={shown ? 'composer-fault' : undefined}
          placeholder={t('chat.write')}
          dir="auto"
          value={draft}
          onChange={({ target }) => {
            setError(null)
            onDraft(target.value)
          }}
          onKeyDown={onKey}
          onPaste={onPaste}
          className={`${CONTROL_LOOK} order-first field-sizing-content max-h-40 min-h-11 flex-1 basis-40 resize-none py-2 max-sm:basis-full`}
        />
        <input
          ref={picker}
          type="file"
          hidden
          accept={ACCEPTED}
          aria-label={t('chat.attach')}
          onChange={({ target }) => {
            if (target.files) attachment.take(target.files)
            target.value = ''
          }}
        />
        <EmojiPanel onPick={insert} />
        <IconButton icon="paperclip" label={t('chat.attach')} onClick={() => picker.current?.click()} />
        <IconButton
          icon="mic"
          label={t('chat.record')}
          onClick={() => {
            setError(null)
            setRecording(true)
          }}
        />
        <IconButton
          icon="send"
          label={t('chat.send')}
          type="submit"
          mirrored
          className="bg-brand text-on-brand hover:bg-brand-strong max-sm:ms-auto"
        />
      </div>
    </form>
  )
}

const FRAME = 'grid gap-2 border-t border-line bg-surface p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]'
