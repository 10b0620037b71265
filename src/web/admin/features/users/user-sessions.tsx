import { Panel } from '#web/admin/parts/panel.tsx'
import { useDateFormat } from '#web/admin/parts/use-date-format.ts'
import { useTask } from '#web/admin/parts/use-task.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Table } from '#web/ui/table.tsx'
import type { Person } from './user.ts'

/** The active sessions of this user, and a button to end them. */
export function UserSessions({ person: { id, sessions } }: { person: Person }) {
  const { t } = useText()
  const { moment } = useDateFormat()
  const { run, isBusy, problem } = useTask()
  const end = (session_id?: number) =>
    run(async () => {
      await lazyCall(import('#contract/users-admin.ts'), 'endSessionsOf', {
        user_id: id,
        ...(session_id !== undefined && { session_id }),
      })
    }, t('people.signed-out'))
  const nameOf = ({ device, is_impersonation }: Person['sessions'][number]) =>
    is_impersonation ? t('people.support-session') : device || t('people.device-unknown')
  return (
    <Panel
      title={t('people.sessions')}
      actions={
        sessions.length > 0 && (
          <Button size="small" busy={isBusy} onClick={() => end()}>
            {t('people.sign-out-all')}
          </Button>
        )
      }
    >
      {problem && (
        <p role="alert" className="text-sm text-bad">
          {problem}
        </p>
      )}
      {sessions.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('people.sessions-none')}</p>
      ) : (
        <Table
          caption={t('people.sessions')}
          rows={sessions}
          keyOf={(session) => session.id}
          columns={[
            {
              key: 'device',
              label: t('people.device'),
              cell: (session) =>
                session.is_impersonation ? (
                  <Badge tone="warn">{nameOf(session)}</Badge>
                ) : (
                  <bdi className="wrap-anywhere">{nameOf(session)}</bdi>
                ),
            },
            { key: 'since', label: t('people.since'), cell: ({ created_at }) => moment(created_at) },
            { key: 'seen', label: t('people.last-seen'), cell: ({ last_seen_at }) => moment(last_seen_at) },
            {
              key: 'end',
              label: t('people.sign-out'),
              cell: (session) => (
                <Button
                  size="small"
                  disabled={isBusy}
                  aria-label={t('people.sign-out-of', { device: nameOf(session) })}
                  onClick={() => end(session.id)}
                >
                  {t('people.sign-out')}
                </Button>
              ),
            },
          ]}
        />
      )}
    </Panel>
  )
}
