import type { RawInput } from '#contract/endpoint.ts'
import { readNotifications, setNotificationPreferences } from '#contract/notifications.ts'
import { call } from '#web/api/call.ts'

/** What this feature says to the server; fetched with the first press. */
export const markRead = (ids: readonly number[] | 'all', token: string) =>
  call<typeof readNotifications>(readNotifications, ids === 'all' ? { all: true } : { ids: [...ids] }, { token })

export const choose = (choices: RawInput<typeof setNotificationPreferences>['choices'], token: string) =>
  call<typeof setNotificationPreferences>(setNotificationPreferences, { choices }, { token })
