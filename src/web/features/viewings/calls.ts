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

export const book = (wish: RawInput<typeof requestViewing>) => call<typeof requestViewing>(requestViewing, wish)

export const change = (wish: RawInput<typeof updateViewing>) => call<typeof updateViewing>(updateViewing, wish)

export const savePreferences = (wish: RawInput<typeof setBookingPreferences>) =>
  call<typeof setBookingPreferences>(setBookingPreferences, wish)

export const addHours = (row: { day: string; start_time: string; end_time: string }) =>
  call<typeof setViewingHours>(setViewingHours, { schedule: [row] })

export const removeHours = (id: number) => call<typeof setViewingHours>(setViewingHours, { deleted_ids: [id] })

interface Exception {
  date: string
  start_time?: string
  end_time?: string
  reason?: string
}

export const addException = (kind: 'extra' | 'closed', row: Exception) =>
  kind === 'extra'
    ? call<typeof setExtraSlots>(setExtraSlots, {
        extra_time_slots: [{ ...row, start_time: row.start_time ?? '', end_time: row.end_time ?? '' }],
      })
    : call<typeof addUnavailability>(addUnavailability, row)

export const removeException = (kind: 'extra' | 'closed', id: number) =>
  kind === 'extra'
    ? call<typeof deleteExtraSlots>(deleteExtraSlots, { slot_ids: [id] })
    : call<typeof deleteUnavailability>(deleteUnavailability, { id })

export const openFeed = () => call<typeof openCalendarFeed>(openCalendarFeed, {})
export const closeFeed = () => call<typeof closeCalendarFeed>(closeCalendarFeed, {})
