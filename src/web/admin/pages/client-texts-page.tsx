import { data } from 'react-router'
import { listClientFiles, listClientTexts } from '#contract/client-texts.ts'
import { ClientTextsFilters } from '#web/admin/features/client-texts/client-texts-filters.tsx'
import { ClientTextsList } from '#web/admin/features/client-texts/client-texts-list.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { listState, PAGE_SIZE } from '#web/admin/parts/list-address.ts'
import { searchText } from '#web/admin/parts/load-list.ts'
import { staffOnly } from '#web/admin/staff-only.ts'
import { pageOf } from '#web/api/page-context.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/client-texts-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/languages-admin/pack.ts'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { api, isSignedIn } = pageOf(context)
  const state = listState(url)
  if (!isSignedIn) return { state, found: null }
  const files = await staffOnly(api(listClientFiles, {}))
  const file = files.find(({ client }) => client === params.client)
  if (!file) throw data(null, { status: 404 })
  const language = file.languages.find(({ code }) => code === state.filters.language) ?? file.languages[0]!
  const texts = await staffOnly(
    api(listClientTexts, {
      client: file.client,
      language_code: language.code,
      search: searchText(state.filters.q),
      only_missing: state.filters.missing === '1',
      offset: state.offset,
      limit: PAGE_SIZE,
    }),
  )
  return { state, found: { file, code: language.code, texts } }
}

/** The texts of a client, side by side with their translations into a language. */
export default function ClientTextsPage({ loaderData: { state, found } }: Route.ComponentProps) {
  const { t } = useText()
  if (!found) return null
  const { file, code, texts } = found
  const name = t(`clients.${file.client}`)
  const toFiles = <LinkButton to={paths.admin('texts/clients')}>{t('clients.title')}</LinkButton>
  return (
    <>
      <AdminHead title={name}>{toFiles}</AdminHead>
      {file.texts === 0 ? (
        <EmptyState drawing="search" title={t('clients.no-file')} text={t('clients.no-file-text')} action={toFiles} />
      ) : (
        <>
          <ClientTextsFilters file={file} code={code} state={state} />
          <ClientTextsList file={file} code={code} state={state} found={texts} />
        </>
      )}
    </>
  )
}
