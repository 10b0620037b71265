import type { ClientFile } from '#contract/client-texts.ts'
import { AdminFilters } from '#web/admin/parts/admin-filters.tsx'
import type { ListState } from '#web/admin/parts/list-address.ts'
import { useText } from '#web/i18n/text.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

interface Props {
  file: ClientFile
  /** The chosen language. */
  code: string
  state: ListState
}

/** Language, search and progress filters of the texts of a client. */
export function ClientTextsFilters({ file, code, state }: Props) {
  const { t } = useText()
  return (
    <AdminFilters state={state}>
      <Field label={t('texts.language')}>
        {(control) => (
          <Select
            {...control}
            name="language"
            defaultValue={code}
            options={file.languages.map(({ code, name, translated }) => ({
              value: code,
              label: `${name} (${t('clients.translated', { percent: translated })})`,
            }))}
          />
        )}
      </Field>
      <Field label={t('texts.search')} type="search" name="q" maxLength={100} defaultValue={state.filters.q} />
      <Checkbox
        name="missing"
        value="1"
        defaultChecked={state.filters.missing === '1'}
        label={t('clients.only-missing')}
      />
    </AdminFilters>
  )
}
