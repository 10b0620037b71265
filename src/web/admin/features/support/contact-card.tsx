import { Link } from 'react-router'
import type { Output } from '#contract/endpoint.ts'
import type { listContacts } from '#contract/support-admin.ts'
import { AskDialog } from '#web/admin/parts/ask-dialog.tsx'
import { useDateFormat } from '#web/admin/parts/use-date-format.ts'
import { useTask } from '#web/admin/parts/use-task.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

type Contact = Output<typeof listContacts>[number]

/** One contact message with its actions. */
export function ContactCard({ contact }: { contact: Contact }) {
  const { t } = useText()
  const { moment } = useDateFormat()
  const { run, isBusy, problem } = useTask()
  const { id, name, email, answer } = contact
  const isDone = contact.handled_at !== null
  return (
    <article className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <header className="grid gap-0.5">
        <h2 className="text-lg break-words">
          <bdi>{contact.subject}</bdi>
        </h2>
        <p className="text-sm break-words text-ink-soft">
          {contact.user_id === null ? (
            <bdi>{name}</bdi>
          ) : (
            <Link to={paths.admin(`people/${contact.user_id}`)} className="underline underline-offset-4">
              <bdi>{name}</bdi>
            </Link>
          )}{' '}
          · <bdi>{email}</bdi> · <bdi>{moment(contact.created_at)}</bdi>
        </p>
      </header>
      <p dir="auto" className="break-words whitespace-pre-line">
        {contact.message}
      </p>
      {answer !== null && (
        <blockquote className="grid gap-1 border-s-2 border-brand ps-3 text-sm">
          <p dir="auto" className="break-words whitespace-pre-line">
            {answer}
          </p>
          <footer className="text-xs text-ink-soft">
            {t('messages.was-answered', { date: moment(contact.answered_at!) })}
            {contact.handled_by && ` · ${contact.handled_by.name}`}
          </footer>
        </blockquote>
      )}
      {problem && (
        <p role="alert" className="text-sm text-bad">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {answer === null && (
          <AskDialog
            label={t('messages.answer')}
            name={t('messages.answer-to', { name })}
            icon="mail"
            text={t('messages.answer-text', { email })}
            done={t('messages.answered')}
            onGo={(form) =>
              lazyCall(import('#contract/support-admin.ts'), 'answerContact', {
                id,
                message: String(form.get('message')),
              })
            }
          >
            <Field label={t('messages.answer-words')} required>
              {(control) => <TextArea {...control} name="message" maxLength={10_000} rows={8} />}
            </Field>
          </AskDialog>
        )}
        <Button
          busy={isBusy}
          aria-label={t(isDone ? 'messages.reopen-of' : 'messages.done-of', { name })}
          onClick={() =>
            run(
              () => lazyCall(import('#contract/support-admin.ts'), 'markContact', { id, is_handled: !isDone }),
              t('admin.saved'),
            )
          }
        >
          {t(isDone ? 'messages.reopen' : 'messages.done')}
        </Button>
      </div>
    </article>
  )
}
