import { Link } from 'react-router'
import { getModerationCase } from '#contract/moderation.ts'
import { MODERATED } from '#domain/moderation.ts'
import { CaseActions } from '#web/admin/features/moderation/case-actions.tsx'
import { CaseSide } from '#web/admin/features/moderation/case-side.tsx'
import { CaseView } from '#web/admin/features/moderation/case-view.tsx'
import { UndoStrip } from '#web/admin/features/moderation/undo-strip.tsx'
import { Answers } from '#web/admin/features/verification/answers.tsx'
import { staffOnly } from '#web/admin/staff-only.ts'
import { pageOf } from '#web/api/page-context.ts'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { useListingLabels } from '#web/parts/listing-labels.ts'
import { paths } from '#web/paths.ts'
import { useRoot } from '#web/root-data.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/case-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/users-admin/pack.ts'
import '#web/i18n/verification-admin/pack.ts'
import '#web/i18n/moderation/pack.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, isSignedIn } = pageOf(context)
  const t = translator(language, textsOf(language))
  const kind = MODERATED.find((word) => word === params.kind)
  const id = Number(params.id)
  const isAsked = isSignedIn && kind !== undefined && Number.isSafeInteger(id) && id > 0
  const found = isAsked ? await staffOnly(api(getModerationCase, { kind, id })) : null
  const meta = pageMeta({
    title: found?.title ?? t('moderation.title'),
    siteName: settings.company_name ?? 'Lintel',
    description: t('moderation.text'),
    url: baseUrl + paths.moderation(),
    languages: settings.languages.map(({ code }) => code),
    index: false,
  })
  return { found, isSignedIn, meta }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** One pending case with all data for a decision. */
export default function CasePage({ loaderData: { found, isSignedIn } }: Route.ComponentProps) {
  const { settings } = useRoot()
  const words = useListingLabels(settings)
  const { t } = useText()
  if (!isSignedIn) return null
  if (!found)
    return (
      <>
        <EmptyState
          drawing="search"
          title={t('moderation.gone-title')}
          text={t('moderation.gone-text')}
          action={
            <LinkButton kind="primary" to={paths.moderation()}>
              {t('moderation.back')}
            </LinkButton>
          }
        />
        <UndoStrip />
      </>
    )
  return (
    <>
      <div key={`${found.kind} ${found.id}`} className="grid gap-5 pt-6">
        <nav aria-label={t('moderation.title')} className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
          <Link to={paths.moderation()} className="underline underline-offset-4">
            {t('moderation.back')}
          </Link>
          <span className="figures text-ink-soft">{t('moderation.still-waiting', { count: found.waiting })}</span>
          <span className="ms-auto flex gap-4">
            {found.previous && (
              <Link to={paths.moderationCase(found.previous)} className="underline underline-offset-4">
                {t('moderation.previous')}
              </Link>
            )}
            {found.next && (
              <Link to={paths.moderationCase(found.next)} className="underline underline-offset-4">
                {t('moderation.next')}
              </Link>
            )}
          </span>
        </nav>
        <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <CaseView found={found} words={words}>
            {found.kind === 'verification' && (
              <section className="grid gap-3">
                <h2 className="text-lg">{t('moderation.answers')}</h2>
                <Answers answers={found.answers} />
              </section>
            )}
          </CaseView>
          <CaseSide found={found} />
        </div>
        <CaseActions found={found} />
      </div>
      {/*
       * Outside the keyed element: the strip keeps its state and its key while the moderator goes on to the next case.
       */}
      <UndoStrip />
    </>
  )
}
