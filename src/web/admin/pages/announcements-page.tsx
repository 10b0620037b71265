import { listAnnouncements, PACKAGE_STATES, previewAnnouncement } from '#contract/notifications-admin.ts'
import { VERIFICATIONS } from '#contract/users-admin.ts'
import { ACCOUNT_TYPES } from '#domain/account-type.ts'
import { PastAnnouncements } from '#web/admin/features/notifications/past-announcements.tsx'
import { AdminFilters } from '#web/admin/parts/admin-filters.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { AskDialog } from '#web/admin/parts/ask-dialog.tsx'
import { FilterSelect } from '#web/admin/parts/filter-select.tsx'
import { listAddress, listState, PAGE_SIZE } from '#web/admin/parts/list-address.ts'
import { Panel } from '#web/admin/parts/panel.tsx'
import { staffOnly } from '#web/admin/staff-only.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { pageOf } from '#web/api/page-context.ts'
import { useText } from '#web/i18n/text.tsx'
import { useRoot } from '#web/root-data.ts'
import { Field } from '#web/ui/field.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import type { Route } from './+types/announcements-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/users-admin/pack.ts'
import '#web/i18n/notifications-admin/pack.ts'
import '#web/i18n/support-admin/pack.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, isSignedIn, settings } = pageOf(context)
  const state = listState(url)
  const { filters } = state
  const segment = {
    kind: ACCOUNT_TYPES.find((word) => word === filters.kind),
    verification: VERIFICATIONS.find((word) => word === filters.verification),
    language_code: settings.languages.find(({ code }) => code === filters.language)?.code,
    package: PACKAGE_STATES.find((word) => word === filters.package),
  }
  const page = { offset: state.offset, limit: PAGE_SIZE }
  const found = isSignedIn
    ? await staffOnly(Promise.all([api(previewAnnouncement, segment), api(listAnnouncements, page)]))
    : null
  return { found, state, segment }
}

/** Announcements: the audience is shown before one is sent. */
export default function AnnouncementsPage({ loaderData: { found, state, segment } }: Route.ComponentProps) {
  const { t } = useText()
  const { settings } = useRoot()
  if (!found) return null
  const [reach, past] = found
  const { filters } = state
  return (
    <>
      <AdminHead title={t('admin.place-announcements')} text={t('messages.announce-text')} />
      <Panel title={t('messages.segment')}>
        <AdminFilters state={state}>
          <FilterSelect
            {...{ name: 'kind', label: t('messages.seg-kind'), value: filters.kind }}
            options={ACCOUNT_TYPES.map((value) => ({ value, label: t(`people.kind-${value}`) }))}
          />
          <FilterSelect
            {...{ name: 'verification', label: t('people.verification'), value: filters.verification }}
            options={VERIFICATIONS.map((value) => ({ value, label: t(`people.verification-${value}`) }))}
          />
          <FilterSelect
            {...{ name: 'package', label: t('messages.seg-package'), value: filters.package }}
            options={PACKAGE_STATES.map((value) => ({ value, label: t(`messages.seg-${value}`) }))}
          />
          <FilterSelect
            {...{ name: 'language', label: t('messages.seg-language'), value: filters.language }}
            options={settings.languages.map(({ code, name }) => ({ value: code, label: name }))}
          />
        </AdminFilters>
        <div role="status" className="grid gap-0.5">
          <p className="figures text-xl">{t('messages.reach', { count: reach.people })}</p>
          <p className="text-sm text-ink-soft">
            {t('messages.reach-ways', { app: reach.app, push: reach.push, mail: reach.mail })}
          </p>
        </div>
        <div>
          <AskDialog
            label={t('messages.send')}
            icon="send"
            text={`${t('messages.reach', { count: reach.people })}. ${t('messages.send-text')}`}
            done={t('messages.sent')}
            onGo={(form) =>
              lazyCall(import('#contract/notifications-admin.ts'), 'sendAnnouncement', {
                ...segment,
                title: String(form.get('title')),
                message: String(form.get('message')),
              })
            }
          >
            <Field label={t('messages.title')} name="title" maxLength={120} dir="auto" required />
            <Field label={t('messages.words')} required>
              {(control) => <TextArea {...control} name="message" maxLength={2000} dir="auto" rows={6} />}
            </Field>
          </AskDialog>
        </div>
      </Panel>
      <div className="mt-4">
        <PastAnnouncements announcements={past.data} />
      </div>
      <Pagination
        current={state.page}
        last={Math.ceil(past.total / PAGE_SIZE)}
        hrefOf={(page) => listAddress(state, { page })}
      />
    </>
  )
}
