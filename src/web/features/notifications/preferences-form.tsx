import { useState } from 'react'
import type { Output } from '#contract/endpoint.ts'
import type { getNotificationPreferences } from '#contract/notifications.ts'
import type { Channel } from '#domain/notification-kinds.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { toast } from '#web/ui/toast.ts'

type Preferences = Output<typeof getNotificationPreferences>
type Kind = Preferences['kinds'][number]

const CHANNELS: readonly Channel[] = ['app', 'mail', 'push']

/** The channels of each notification type; a change is saved at once. */
export function PreferencesForm({ initial }: { initial: Preferences }) {
  const { t } = useText()
  const [kinds, setKinds] = useState<readonly Kind[]>(initial.kinds)
  const change = async (kind: Kind['kind'], channel: Channel, isOn: boolean) => {
    const set = (to: boolean) =>
      setKinds((all) => all.map((one) => (one.kind === kind ? { ...one, [channel]: to } : one)))
    set(isOn)
    try {
      const choices = [{ kind, channel, is_on: isOn }]
      await lazyCall(import('#contract/notifications.ts'), 'setNotificationPreferences', { choices })
    } catch {
      set(!isOn)
      toast(t('notifications.failed'), { kind: 'error' })
    }
  }
  const topics = [...new Set(kinds.map(({ topic }) => topic))] as Topic[]
  return (
    <div className="grid gap-6">
      {!initial.notification && <p className="text-sm text-warn">{t('notifications.all-off')}</p>}
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="text-ink-soft">
            <th scope="col" className="py-2 text-start font-semibold">
              {t('notifications.kind')}
            </th>
            {CHANNELS.map((channel) => (
              <th key={channel} scope="col" className="w-20 px-1 py-2 text-center font-semibold">
                {t(`notifications.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        {topics.map((topic) => (
          <tbody key={topic}>
            <tr>
              <th scope="rowgroup" colSpan={4} className="pt-5 pb-1 text-start text-base font-semibold">
                {t(`notifications.topic-${topic}`)}
              </th>
            </tr>
            {kinds
              .filter((one) => one.topic === topic)
              .map((one) => (
                <tr key={one.kind} className="border-t border-line">
                  <th scope="row" className="py-2 text-start font-normal">
                    {t(`notifications.kind-${one.kind}`)}
                  </th>
                  {CHANNELS.map((channel) => (
                    <td key={channel} className="text-center">
                      {hasChannel(one, channel) && (
                        <label className="inline-grid size-11 cursor-pointer place-items-center">
                          <span className="sr-only">
                            {t(`notifications.kind-${one.kind}`)}: {t(`notifications.${channel}`)}
                          </span>
                          <input
                            type="checkbox"
                            checked={one[channel]}
                            onChange={({ target }) => change(one.kind, channel, target.checked)}
                            className="size-5.5 accent-brand"
                          />
                        </label>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

type Topic = 'messages' | 'listings' | 'enquiries' | 'viewings' | 'promotion' | 'account' | 'payments' | 'news'

/** Messages have their own list, whatever is chosen. */
const hasChannel = ({ kind }: Kind, channel: Channel) => kind !== 'message' || channel !== 'app'
