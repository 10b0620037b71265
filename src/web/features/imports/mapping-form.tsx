import { type FormEvent, useState } from 'react'
import type { ListingImport } from '#contract/imports.ts'
import { FEED_FIELDS, type FeedField, QUESTION } from '#domain/feed-fields.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormFault } from '#web/parts/form-fault.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { GroupedSelect } from '#web/ui/grouped-select.tsx'
import { useDeed } from './use-deed.ts'

interface Props {
  feed: Pick<ListingImport, 'id' | 'columns' | 'mapping'>
  questions: readonly string[]
  /** Told while the file is about to be looked through with other columns: what was found before no longer counts. */
  onAsked: (isAsked: boolean) => void
  onSent: () => Promise<void>
}

/** Which column says what about a home. Each field is taken once. */
export function MappingForm({ feed: { id, columns, mapping }, questions, onAsked, onSent }: Props) {
  const { t } = useText()
  const { deed, isBusy, fault } = useDeed()
  const [chosen, setChosen] = useState<Record<string, string>>(mapping)
  const groups = useGroups(questions)
  const isTwice = (column: string) =>
    Boolean(chosen[column]) && columns.some((other) => other !== column && chosen[other] === chosen[column])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = columns.find(isTwice)
    if (wrong !== undefined)
      return event.currentTarget.querySelector<HTMLElement>(`[name="${CSS.escape(wrong)}"]`)?.focus()
    const whole = Object.fromEntries(columns.map((column) => [column, chosen[column] ?? '']))
    onAsked(true)
    return deed(async ({ map }) => {
      await map(id, whole)
      await onSent()
    }).finally(() => onAsked(false))
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormFault fault={fault} />
      <div className="grid gap-5 sm:grid-cols-2">
        {columns.map((column) => (
          <Field key={column} label={column} {...(isTwice(column) && { error: t('imports.twice') })}>
            {(control) => (
              <GroupedSelect
                {...control}
                name={column}
                value={chosen[column] ?? ''}
                onChange={({ target }) => setChosen({ ...chosen, [column]: target.value })}
                groups={groups}
              />
            )}
          </Field>
        ))}
      </div>
      <div>
        <Button type="submit" busy={isBusy}>
          {t('imports.look-again')}
        </Button>
      </div>
    </form>
  )
}

function useGroups(questions: readonly string[]) {
  const { t } = useText()
  const fields = (Object.keys(FEED_FIELDS) as FeedField[]).map((value) => ({
    value,
    label: t(`imports.field-${value}`),
  }))
  const asked = questions.map((name) => ({ value: QUESTION + name, label: name }))
  return [
    { label: t('imports.group-fields'), options: [{ value: '', label: t('imports.leave-out') }, ...fields] },
    ...(asked.length > 0 ? [{ label: t('imports.group-questions'), options: asked }] : []),
  ]
}
