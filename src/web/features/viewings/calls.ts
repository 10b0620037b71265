import type { RawInput } from '#contract/endpoint.ts'
import {
  addUnavailability,
  closeCalendarFeed,
  deleteExtraSlots,
  deleteUnavailability,
  getViewingSlots,
  openCalendarFeed,
  requestViewing,
  setBookingPreferences,
  setExtraSlots,
  setViewingHours,
  updateViewing,
} from '#contract/viewings.ts'
import { call } from '#web/api/call.ts'

/** What this feature says to the server; fetched with the first press. */
export const fetchSlots = (property_id: number, from?: string) =>
  call<typeof getViewingSlots>(getViewingSlots, { property_id, from })

export const book = (wish: RawInput<typeof requestViewing>, token: string) =>
  call<typeof requestViewing>(requestViewing, wish, { token })

export const change = (wish: RawInput<typeof updateViewing>, token: string) =>
  call<typeof updateViewing>(updateViewing, wish, { token })

export const savePreferences = (wish: RawInput<typeof setBookingPreferences>, token: string) =>
  call<typeof setBookingPreferences>(setBookingPreferences, wish, { token })

export const addHours = (row: { day: string; start_time: string; end_time: string }, token: string) =>
  call<typeof setViewingHours>(setViewingHours, { schedule: [row] }, { token })

export const removeHours = (id: number, token: string) =>
  call<typeof setViewingHours>(setViewingHours, { deleted_ids: [id] }, { token })

interface Exception {
  date: string
  start_time?: string
  end_time?: string
  reason?: string
}

export const addException = (kind: 'extra' | 'closed', row: Exception, token: string) =>
  kind === 'extra'
    ? call<typeof setExtraSlots>(
        setExtraSlots,
        { extra_time_slots: [{ ...row, start_time: row.start_time ?? '', end_time: row.end_time ?? '' }] },
        { token },
      )
    : call<typeof addUnavailability>(addUnavailability, row, { token })

export const removeException = (kind: 'extra' | 'closed', id: number, token: string) =>
  kind === 'extra'
    ? call<typeof deleteExtraSlots>(deleteExtraSlots, { slot_ids: [id] }, { token })
    : call<typeof deleteUnavailability>(deleteUnavailability, { id }, { token })

export const openFeed = (token: string) => call<typeof openCalendarFeed>(openCalendarFeed, {}, { token })
export const closeFeed = (token: string) => call<typeof closeCalendarFeed>(closeCalendarFeed, {}, { token })
