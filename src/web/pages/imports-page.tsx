import { listImports } from '#contract/imports.ts'
import { pageOf } from '#web/api/page-context.ts'
import { AccountFrame, SignInFirst } from '#web/features/accounts/account-frame.tsx'
import { ExportLinks } from '#web/features/imports/export-links.tsx'
import { ImportList } from '#web/features/imports/import-list.tsx'
import { UploadForm } from '#web/features/imports/upload-form.tsx'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Route } from './+types/imports-page'
import '#web/i18n/accounts-nav/pack.ts'
import '#web/i18n/imports/pack.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, isSignedIn } = pageOf(context)
  const t = translator(language, textsOf(language))
  return {
    imports: isSignedIn ? (await api(listImports, {})).data : null,
    source: (url.searchParams.get('source') ?? '').slice(0, 80),
    meta: pageMeta({
      title: t('imports.title'),
      siteName: settings.company_name ?? 'Lintel',
      description: t('imports.text'),
      url: baseUrl + paths.imports(),
      languages: settings.languages.map(({ code }) => code),
      index: false,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function ImportsPage({ loaderData: { imports, source } }: Route.ComponentProps) {
  const { t } = useText()
  const frame = { current: 'properties', title: t('imports.title'), text: t('imports.text') } as const
  if (!imports)
    return (
      <AccountFrame {...frame}>
        <SignInFirst title={t('imports.gate')} next={paths.imports()} />
      </AccountFrame>
    )
  return (
    <AccountFrame {...frame}>
      <div className="grid gap-12">
        <section aria-labelledby="new" className="grid gap-4">
          <h2 id="new" className="text-lg">
            {t('imports.new')}
          </h2>
          <UploadForm key={source} source={source} sources={[...new Set(imports.map((item) => item.source))]} />
        </section>
        <section aria-labelledby="latest" className="grid gap-4">
          <h2 id="latest" className="text-lg">
            {t('imports.latest')}
          </h2>
          {imports.length > 0 ? (
            <ImportList imports={imports} />
          ) : (
            <EmptyState drawing="house" title={t('imports.empty-title')} text={t('imports.empty-text')} />
          )}
        </section>
        <section aria-labelledby="export" className="grid gap-4">
          <h2 id="export" className="text-lg">
            {t('imports.export')}
          </h2>
          <ExportLinks />
        </section>
      </div>
    </AccountFrame>
  )
}
