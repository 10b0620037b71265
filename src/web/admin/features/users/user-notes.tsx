import { type FormEvent, useRef } from 'react'
import { Panel } from '#web/admin/parts/panel.tsx'
import { useDateFormat } from '#web/admin/parts/use-date-format.ts'
import { useTask } from '#web/admin/parts/use-task.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import type { Person } from './user.ts'

/** Internal staff notes about a user. */
export function UserNotes({ person: { id, notes } }: { person: Person }) {
  const { t } = useText()
  const { moment } = useDateFormat()
  const { run, isBusy, problem } = useTask()
  const form = useRef<HTMLFormElement>(null)
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('text')).trim()
    if (text === '') return
    const isDone = await run(async () => {
      await lazyCall(import('#contract/users-admin.ts'), 'addStaffNote', { user_id: id, text })
    }, t('admin.saved'))
    if (isDone) form.current?.reset()
  }
  const remove = (noteId: number) =>
    run(() => lazyCall(import('#contract/users-admin.ts'), 'deleteStaffNote', { id: noteId }), t('people.note-deleted'))
  return (
    <Panel title={t('people.notes')} text={t('people.notes-text')}>
      <form ref={form} method="post" onSubmit={add} className="grid gap-3">
        <Field label={t('people.note')} error={problem ?? undefined}>
          {(control) => <TextArea {...control} name="text" maxLength={2000} rows={2} />}
        </Field>
        <div>
          <Button type="submit" size="small" busy={isBusy}>
            {t('people.note-add')}
          </Button>
        </div>
      </form>
      <ul className="grid gap-3">
        {notes.map((note) => (
          <li key={note.id} className="grid grid-cols-[1fr_auto] items-start gap-x-3 border-t border-line pt-3 text-sm">
            <p className="min-w-0 break-words whitespace-pre-line">{note.text}</p>
            <IconButton
              icon="trash"
              label={t('people.note-delete', { date: moment(note.created_at) })}
              disabled={isBusy}
              onClick={() => remove(note.id)}
            />
            <p className="text-xs text-ink-soft">
              {note.author?.name ?? t('admin.gone')} · {moment(note.created_at)}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
