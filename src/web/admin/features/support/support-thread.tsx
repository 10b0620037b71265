import { type FormEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { getChatThread } from '#contract/chats.ts'
import type { Output } from '#contract/endpoint.ts'
import { MAX_MESSAGE } from '#domain/message-text.ts'
import { useDateFormat } from '#web/admin/parts/use-date-format.ts'
import { useTask } from '#web/admin/parts/use-task.ts'
import { AttachedFile } from '#web/features/chats/attached-file.tsx'
import { ACCEPTED } from '#web/features/chats/check-file.ts'
import { useAttachment } from '#web/features/chats/use-attachment.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import type { SupportChat } from './calls.ts'
import { chatPath } from './support-chat-list.tsx'

type Thread = Output<typeof getChatThread>
const SUPPORT_ID = 0

/** One support conversation: the messages and the reply form. */
export function SupportThread({ thread, of, isEarlier }: { thread: Thread; of: SupportChat; isEarlier: boolean }) {
  const { t } = useText()
  const { moment } = useDateFormat()
  const { run, isBusy, problem } = useTask()
  const form = useRef<HTMLFormElement>(null)
  const attachment = useAttachment()
  const key = useRef(crypto.randomUUID())
  const { userId, propertyId } = of
  const latest = thread.messages[0]?.id
  const oldest = thread.messages.at(-1)?.id
  const isUnread = thread.unread_count > 0
  useEffect(() => {
    if (!isUnread || latest === undefined) return
    import('./calls.ts').then(({ markRead }) => markRead({ userId, propertyId }, latest)).catch(() => {})
  }, [isUnread, latest, userId, propertyId])
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const message = String(new FormData(event.currentTarget).get('message')).trim()
    const { file } = attachment
    if (message === '' && !file) return
    // The key stays until the message is acknowledged, so that a retry sends it once.
    const isDone = await run(async () => (await import('./calls.ts')).reply(of, { message, file, key: key.current }))
    if (!isDone) return
    key.current = crypto.randomUUID()
    form.current?.reset()
    attachment.clear()
  }
  return (
    <section aria-label={t('messages.with', { name: thread.person.name })} className="grid content-start gap-4">
      <header className="grid gap-0.5">
        <h2 className="text-lg">
          <Link to={paths.admin(`people/${thread.person.id}`)} className="underline underline-offset-4">
            {thread.person.name}
          </Link>
        </h2>
        <p className="text-sm text-ink-soft">
          <Link to={paths.property(thread.property.slug_id)} className="underline underline-offset-4">
            {t('messages.about', { title: thread.property.translated_title })}
          </Link>
        </p>
      </header>
      {thread.has_more && oldest !== undefined && (
        <Link
          to={`${chatPath(of)}&before=${oldest}`}
          className="justify-self-center text-sm underline underline-offset-4"
        >
          {t('messages.earlier')}
        </Link>
      )}
      <ol className="grid gap-2">
        {[...thread.messages].reverse().map((message) => (
          <li
            key={message.id}
            className={`grid max-w-[85%] gap-1 rounded-lg px-3 py-2 text-sm ${message.sender_id === SUPPORT_ID ? 'justify-self-end bg-brand-soft' : 'justify-self-start border border-line bg-surface'}`}
          >
            <span className="text-xs text-ink-soft">
              <bdi>
                {message.sender_id === SUPPORT_ID
                  ? [t('messages.desk'), message.author_name].filter(Boolean).join(' · ')
                  : thread.person.name}
              </bdi>{' '}
              · <bdi>{moment(message.created_at)}</bdi>
            </span>
            {message.message && (
              <p dir="auto" className="break-words whitespace-pre-line">
                {message.message}
              </p>
            )}
            {message.file && (
              <a href={message.file} target="_blank" rel="noreferrer" className="underline underline-offset-4">
                {message.file_name || t('messages.file')}
              </a>
            )}
            {/* biome-ignore lint/a11y/useMediaCaption: what people record has no captions */}
            {message.audio && <audio controls src={message.audio} className="max-w-full" />}
          </li>
        ))}
      </ol>
      {isEarlier && (
        <Link to={chatPath(of)} className="justify-self-center text-sm underline underline-offset-4">
          {t('messages.latest')}
        </Link>
      )}
      <form ref={form} method="post" onSubmit={send} className="grid gap-3">
        <Field label={t('messages.reply')} error={problem ?? undefined}>
          {(control) => <TextArea {...control} name="message" maxLength={MAX_MESSAGE} rows={3} dir="auto" />}
        </Field>
        {attachment.file && <AttachedFile file={attachment.file} onRemove={attachment.clear} />}
        {attachment.fault && (
          <p role="alert" className="text-sm text-bad">
            {attachment.fault}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-line px-4 text-sm has-[:focus-visible]:outline-2">
            <Icon name="paperclip" size={18} />
            {t('messages.attach')}
            <input
              type="file"
              accept={ACCEPTED}
              className="sr-only"
              onChange={(event) => {
                const { files } = event.currentTarget
                if (files) void attachment.take(files)
                event.currentTarget.value = ''
              }}
            />
          </label>
          <Button type="submit" kind="primary" icon="send" busy={isBusy}>
            {t('messages.send')}
          </Button>
        </div>
      </form>
    </section>
  )
}
