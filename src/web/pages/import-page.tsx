import { pageOf } from '#web/api/page-context.ts'
import { AccountFrame, SignInFirst } from '#web/features/accounts/account-frame.tsx'
import { ImportView } from '#web/features/imports/import-view.tsx'
import { loadImport } from '#web/features/imports/load-import.ts'
import { GroupLinks } from '#web/features/owner/group-links.tsx'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/import-page'
import '#web/i18n/accounts-nav/pack.ts'
import '#web/i18n/imports/pack.ts'
import '#web/i18n/listings-fields/pack.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, isSignedIn } = pageOf(context)
  const t = translator(language, textsOf(language))
  const id = Number(params.id)
  const own = isSignedIn ? await loadImport(api, id, url) : null
  return {
    own,
    id,
    meta: pageMeta({
      title: own ? own.feed.source : t('imports.title'),
      siteName: settings.company_name ?? 'Lintel',
      description: t('imports.text'),
      url: baseUrl + paths.importOf(id),
      languages: settings.languages.map(({ code }) => code),
      index: false,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function ImportPage({ loaderData: { own, id } }: Route.ComponentProps) {
  const { t } = useText()
  if (!own)
    return (
      <AccountFrame current="properties" title={t('imports.title')}>
        <SignInFirst title={t('imports.gate')} next={paths.importOf(id)} />
      </AccountFrame>
    )
  return (
    <AccountFrame
      current="properties"
      title={own.feed.source}
      action={
        <>
          <LinkButton icon="arrow-left" to={paths.imports()}>
            {t('imports.back')}
          </LinkButton>
          <LinkButton icon="refresh-cw" to={paths.imports(own.feed.source)}>
            {t('imports.again')}
          </LinkButton>
        </>
      }
    >
      <ImportView key={id} {...own} addressOf={(query) => paths.importOf(id, query)} Groups={GroupLinks} />
    </AccountFrame>
  )
}
