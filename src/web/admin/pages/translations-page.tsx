import { listTexts } from '#contract/languages-admin.ts'
import { chosenLanguage } from '#web/admin/features/languages/chosen-language.ts'
import { AdminFilters } from '#web/admin/parts/admin-filters.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { AdminList } from '#web/admin/parts/admin-list.tsx'
import { listState, PAGE_SIZE } from '#web/admin/parts/list-address.ts'
import { OverrideEditor } from '#web/admin/parts/override-editor.tsx'
import { staffOnly } from '#web/admin/staff-only.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { pageOf } from '#web/api/page-context.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Select } from '#web/ui/select.tsx'
import type { Route } from './+types/translations-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/languages-admin/pack.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, isSignedIn } = pageOf(context)
  const state = listState(url)
  if (!isSignedIn) return { state, found: null, languages: [], code: 'en' }
  const { languages, code } = await chosenLanguage(api, state.filters.language)
  const found = await staffOnly(
    api(listTexts, {
      language_code: code,
      search: state.filters.q,
      only_edited: state.filters.edited === '1',
      offset: state.offset,
      limit: PAGE_SIZE,
    }),
  )
  return { state, found, languages, code }
}

/** All texts of the site in each language, with the operator's overrides. */
export default function TextsPage({ loaderData: { state, found, languages, code } }: Route.ComponentProps) {
  const { t } = useText()
  if (!found) return null
  return (
    <>
      <AdminHead title={t('admin.place-texts')} text={t('texts.text')}>
        <LinkButton to={paths.admin('texts/templates')}>{t('templates.title')}</LinkButton>
        <LinkButton to={paths.admin('texts/clients')}>{t('clients.title')}</LinkButton>
        <LinkButton to={paths.admin('texts/languages')}>{t('texts.languages')}</LinkButton>
      </AdminHead>
      <AdminFilters state={state}>
        <Field label={t('texts.language')}>
          {(control) => (
            <Select
              {...control}
              name="language"
              defaultValue={code}
              options={languages.map(({ code, name, edited }) => ({
                value: code,
                label: edited > 0 ? t('texts.language-edited', { name, count: edited }) : name,
              }))}
            />
          )}
        </Field>
        <Field label={t('texts.search')} type="search" name="q" defaultValue={state.filters.q} />
        <Checkbox
          name="edited"
          value="1"
          defaultChecked={state.filters.edited === '1'}
          label={t('texts.only-edited')}
        />
      </AdminFilters>
      <AdminList
        caption={t('admin.place-texts')}
        state={state}
        total={found.total}
        rows={found.data}
        keyOf={({ key }) => `${code} ${key}`}
        empty={{ title: t('texts.empty') }}
        columns={[
          {
            key: 'english',
            label: t('texts.english'),
            cell: ({ key, english }) => (
              <span className="grid min-w-0 gap-1">
                <span className="max-w-80 break-words">
                  <bdi lang="en">{english}</bdi>
                </span>
                <code className="text-xs break-all text-ink-soft">{key}</code>
              </span>
            ),
          },
          {
            key: 'text',
            label: t('texts.wording'),
            cell: ({ key, shipped, value }) => (
              <OverrideEditor
                name={key}
                code={code}
                fallback={shipped}
                value={value}
                help={t('texts.wording-help')}
                save={(text) =>
                  lazyCall(import('#contract/languages-admin.ts'), 'saveText', {
                    language_code: code,
                    key,
                    ...(text !== '' && { value: text }),
                  })
                }
              />
            ),
          },
        ]}
      />
    </>
  )
}
