import { Form } from 'react-router'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'

/** Searches the user's listings by title; by address, so that it works without script. */
export function OwnSearch({ search, group }: { search: string; group: string | null }) {
  const { t } = useText()
  return (
    <Form method="get" role="search" className="grid max-w-xl grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
      {group && <input type="hidden" name="group" value={group} />}
      <Field label={t('owner.search')} type="search" name="search" defaultValue={search} maxLength={120} />
      <Button type="submit" icon="search">
        {t('owner.search-go')}
      </Button>
    </Form>
  )
}
