import { ROLES } from '#contract/users-admin.ts'
import { ACCOUNT_TYPES, type AccountType } from '#domain/account-type.ts'
import { AskDialog } from '#web/admin/parts/ask-dialog.tsx'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { ResetTwoFactor } from './reset-two-factor.tsx'
import type { Person } from './user.ts'

const LONGEST = 300

/** Actions on the whole account; administrators have none on themselves. */
export function UserActions({ person, isSelf }: { person: Person; isSelf: boolean }) {
  const { t } = useText()
  const { id, name, role } = person
  if (isSelf) return null
  return (
    <div className="flex flex-wrap gap-3">
      {role === 'user' && person.is_active && (
        <AskDialog
          label={t('people.look-as')}
          icon="user"
          text={t('people.look-as-text', { name })}
          reason={LONGEST}
          onGo={async (form) =>
            (await import('./calls.ts')).lookAs({ user_id: id, reason: String(form.get('reason')) })
          }
        />
      )}
      {person.is_active && (
        <AskDialog
          label={t('people.role-change')}
          text={t('people.role-text')}
          done={t('people.role-done')}
          onGo={(form) =>
            lazyCall(import('#contract/users-admin.ts'), 'setRole', {
              user_id: id,
              role: form.get('role') as typeof role,
            })
          }
        >
          <RadioGroup
            label={t('people.role')}
            name="role"
            defaultValue={role}
            options={ROLES.map((value) => ({ value, label: t(`people.role-${value}`) }))}
          />
        </AskDialog>
      )}
      <AskDialog
        label={t('people.type-change')}
        text={t('people.type-text')}
        done={t('people.type-done')}
        onGo={(form) =>
          lazyCall(import('#contract/users-admin.ts'), 'setAccountType', {
            user_id: id,
            account_type: form.get('account_type') as AccountType,
          })
        }
      >
        <RadioGroup
          label={t('people.kind')}
          name="account_type"
          defaultValue={person.requested_account_type ?? person.account_kind}
          options={ACCOUNT_TYPES.map((value) => ({ value, label: t(`people.kind-${value}`) }))}
        />
      </AskDialog>
      {person.has_second_factor && <ResetTwoFactor person={person} reason={LONGEST} />}
      <Switch person={person} />
    </div>
  )
}

function Switch({ person: { id, name, is_active } }: { person: Person }) {
  const { t } = useText()
  const word = is_active ? 'deactivate' : 'reactivate'
  return (
    <AskDialog
      key={word}
      label={t(`people.${word}`)}
      icon={is_active ? 'ban' : 'check'}
      text={t(`people.${word}-text`, { name })}
      reason={LONGEST}
      done={t(`people.${word}-done`)}
      onGo={(form) =>
        lazyCall(import('#contract/users-admin.ts'), is_active ? 'deactivateUser' : 'reactivateUser', {
          user_id: id,
          reason: String(form.get('reason')),
        })
      }
    />
  )
}
