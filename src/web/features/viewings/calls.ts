import { addUnavailability, deleteExtraSlots, deleteUnavailability, setExtraSlots } from '#contract/viewings.ts'
import { call } from '#web/api/call.ts'

interface Exception {
  date: string
  start_time?: string
  end_time?: string
  reason?: string
}

export const addException = (kind: 'extra' | 'closed', row: Exception) =>
  kind === 'extra'
    ? call(setExtraSlots, {
        extra_time_slots: [{ ...row, start_time: row.start_time ?? '', end_time: row.end_time ?? '' }],
      })
    : call(addUnavailability, row)

export const removeException = (kind: 'extra' | 'closed', id: number) =>
  kind === 'extra' ? call(deleteExtraSlots, { slot_ids: [id] }) : call(deleteUnavailability, { id })
