import { useRevalidator } from 'react-router'
import { getCategories } from '#contract/categories.ts'
import { getFacilities } from '#contract/facilities.ts'
import { getPersonalisedFields } from '#contract/recommendations.ts'
import { pageOf } from '#web/api/page-context.ts'
import { typedPreferences } from '#web/features/recommendations/preferences.ts'
import { PreferencesForm } from '#web/features/recommendations/preferences-form.tsx'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { PageHead } from '#web/parts/page-head.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/preferences-page'
import '#web/i18n/form/pack.ts'
import '#web/i18n/recommendations/pack.ts'

const MAX = 100

export async function loader({ context }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, isSignedIn } = pageOf(context)
  const t = translator(language, textsOf(language))
  const meta = pageMeta({
    title: t('likes.title'),
    siteName: settings.company_name ?? 'Lintel',
    description: t('likes.text'),
    url: baseUrl + paths.likes(),
    languages: settings.languages.map(({ code }) => code),
    index: false,
  })
  if (!isSignedIn) return { own: null, meta }
  const [kept, categories, facilities] = await Promise.all([
    api(getPersonalisedFields, {}),
    api(getCategories, { limit: MAX }),
    api(getFacilities, {}),
  ])
  const choice = (id: number, translated: string, name: string) => ({ id: String(id), name: translated || name })
  return {
    own: {
      initial: typedPreferences(kept),
      isKept: 'user_id' in kept,
      categories: categories.data.map(({ id, translated_name, category }) => choice(id, translated_name, category)),
      facilities: facilities.data.map(({ id, translated_name, name }) => choice(id, translated_name, name)),
    },
    meta,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function PreferencesPage({ loaderData: { own } }: Route.ComponentProps) {
  const { t } = useText()
  const { revalidate } = useRevalidator()
  return (
    <main id="content" className="wrap-page pb-24">
      <PageHead title={t('likes.title')} text={t('likes.text')} />
      {own ? (
        <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <PreferencesForm key={JSON.stringify(own.initial)} {...own} onChanged={revalidate} />
          <aside aria-labelledby="rules" className="grid content-start gap-2 self-start text-sm text-ink-soft">
            <h2 id="rules" className="text-base font-semibold text-ink">
              {t('likes.rules-title')}
            </h2>
            <p>{t('likes.rules')}</p>
          </aside>
        </div>
      ) : (
        <EmptyState
          drawing="heart"
          title={t('likes.gate-title')}
          text={t('likes.gate-text')}
          action={
            <LinkButton kind="primary" to={paths.signIn(paths.likes())}>
              {t('account.sign-in')}
            </LinkButton>
          }
        />
      )}
    </main>
  )
}
