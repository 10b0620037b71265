import type { RawInput } from '#contract/endpoint.ts'
import { readNotifications, setNotificationPreferences } from '#contract/notifications.ts'
import { call } from '#web/api/call.ts'

/** What this feature says to the server; fetched with the first press. */
export const markRead = (ids: readonly number[] | 'all') =>
  call<typeof readNotifications>(readNotifications, ids === 'all' ? { all: true } : { ids: [...ids] })

export const choose = (choices: RawInput<typeof setNotificationPreferences>['choices']) =>
  call<typeof setNotificationPreferences>(setNotificationPreferences, { choices })
