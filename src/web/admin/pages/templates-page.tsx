import { Link } from 'react-router'
import { listTemplates } from '#contract/templates-admin.ts'
import { chosenLanguage } from '#web/admin/features/languages/chosen-language.ts'
import { AdminFilters } from '#web/admin/parts/admin-filters.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { AdminList } from '#web/admin/parts/admin-list.tsx'
import { listState } from '#web/admin/parts/list-address.ts'
import { staffOnly } from '#web/admin/staff-only.ts'
import { pageOf } from '#web/api/page-context.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Field } from '#web/ui/field.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Select } from '#web/ui/select.tsx'
import type { Route } from './+types/templates-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/languages-admin/pack.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, isSignedIn } = pageOf(context)
  const state = listState(url)
  if (!isSignedIn) return { state, found: null, languages: [], code: 'en' }
  const { languages, code } = await chosenLanguage(api, state.filters.language)
  return { state, found: await staffOnly(api(listTemplates, { language_code: code })), languages, code }
}

/** All email and notification templates. */
export default function TemplatesPage({ loaderData: { state, found, languages, code } }: Route.ComponentProps) {
  const { t } = useText()
  if (!found) return null
  return (
    <>
      <AdminHead title={t('templates.title')} text={t('templates.intro')}>
        <LinkButton to={paths.admin('texts')}>{t('admin.place-texts')}</LinkButton>
      </AdminHead>
      <AdminFilters state={state}>
        <Field label={t('texts.language')}>
          {(control) => (
            <Select
              {...control}
              name="language"
              defaultValue={code}
              options={languages.map(({ code: value, name }) => ({ value, label: name }))}
            />
          )}
        </Field>
      </AdminFilters>
      <AdminList
        caption={t('templates.title')}
        state={state}
        total={found.length}
        isWhole
        rows={found}
        keyOf={({ template }) => template}
        empty={{ title: t('texts.empty') }}
        columns={[
          {
            key: 'subject',
            label: t('templates.subject'),
            cell: ({ template, subject }) => (
              <span className="grid justify-items-end gap-1 text-end md:justify-items-start md:text-start">
                <Link
                  to={paths.adminTemplate(template, code)}
                  lang={code}
                  dir="auto"
                  className="underline underline-offset-4"
                >
                  <bdi>{subject}</bdi>
                </Link>
                <code className="text-xs text-ink-soft">{template}</code>
              </span>
            ),
          },
          {
            key: 'state',
            label: t('templates.state'),
            cell: ({ is_edited, has_html }) => (
              <span className="flex flex-wrap justify-end gap-2 md:justify-start">
                <Badge tone={is_edited ? 'good' : 'plain'}>
                  {t(is_edited ? 'templates.own' : 'templates.as-it-came')}
                </Badge>
                {has_html && <Badge>HTML</Badge>}
              </span>
            ),
          },
        ]}
      />
    </>
  )
}
