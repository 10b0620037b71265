import type { ReactNode } from 'react'
import { Form, useSubmit } from 'react-router'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import type { ListState } from './list-address.ts'

/** Filters of a list as a plain GET form: it works without script, and every filter is in the address. */
export function AdminFilters({ state, children }: { state: ListState; children: ReactNode }) {
  const { t } = useText()
  const submit = useSubmit()
  return (
    <Form
      key={JSON.stringify(state.filters)}
      method="get"
      role="search"
      className="mb-5 flex flex-wrap items-end gap-3"
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) submit(event.currentTarget)
      }}
    >
      {state.sort && <input type="hidden" name="sort" value={state.sort} />}
      {children}
      <Button type="submit">{t('admin.filter')}</Button>
    </Form>
  )
}
