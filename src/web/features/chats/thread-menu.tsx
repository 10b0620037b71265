import { useState } from 'react'
import { CallFailure } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { Switch } from '#web/ui/switch.tsx'
import { toast } from '#web/ui/toast.ts'
import type { ThreadOf } from './calls.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import type { Person } from './thread-state.ts'
import { useEnterSends } from './use-enter-sends.ts'

const calls = () => import('./calls.ts')

interface Props {
  person: Person
  of: ThreadOf
  onReport: () => void
  onDeleted: () => void
}

/** Actions on a conversation: block, report, delete, and the behaviour of Enter. */
export function ThreadMenu({ person, of, onReport, onDeleted }: Props) {
  const { t } = useText()
  const [asking, setAsking] = useState<'block' | 'delete' | null>(null)
  const [enterSends, setEnterSends] = useEnterSends()
  const { name } = person
  const work = async (act: () => Promise<unknown>, then?: () => void) => {
    try {
      await act()
      then?.()
    } catch (error) {
      toast(error instanceof CallFailure ? error.message : t('chat.delete-failed'), { kind: 'error' })
    }
    setAsking(null)
  }
  return (
    <>
      <Disclosure name={t('chat.menu')} label={<Icon name="ellipsis" />}>
        <ul className="w-64">
          <li>
            {person.is_blocked_by_me ? (
              <Item
                icon="ban"
                label={t('chat.unblock', { name })}
                onPress={() => work(async () => (await calls()).unblock(of.userId))}
              />
            ) : (
              <Item icon="ban" label={t('chat.block', { name })} onPress={() => setAsking('block')} />
            )}
          </li>
          <li>
            <Item icon="flag" label={t('chat.report')} onPress={onReport} />
          </li>
          <li>
            <Item icon="trash" label={t('chat.delete-chat')} onPress={() => setAsking('delete')} />
          </li>
          <li className="border-t border-line px-3 text-sm">
            <Switch
              label={<span className="text-sm">{t('chat.enter-sends')}</span>}
              checked={enterSends}
              onChange={({ target }) => setEnterSends(target.checked)}
            />
          </li>
        </ul>
      </Disclosure>
      <ConfirmDialog
        open={asking === 'block'}
        title={t('chat.block-title', { name })}
        text={t('chat.block-text')}
        confirm={t('chat.block', { name })}
        onClose={() => setAsking(null)}
        onConfirm={() => work(async () => (await calls()).block(of.userId))}
      />
      <ConfirmDialog
        open={asking === 'delete'}
        title={t('chat.delete-chat-title')}
        text={t('chat.delete-chat-text', { name })}
        confirm={t('chat.delete-chat')}
        onClose={() => setAsking(null)}
        onConfirm={() => work(async () => (await calls()).deleteChat(of), onDeleted)}
      />
    </>
  )
}

const Item = ({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) => (
  <button
    type="button"
    className="flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-start text-sm hover:bg-brand-soft"
    onClick={({ currentTarget }) => {
      currentTarget.closest('details')!.open = false
      onPress()
    }}
  >
    <Icon name={icon} size={18} />
    {label}
  </button>
)
