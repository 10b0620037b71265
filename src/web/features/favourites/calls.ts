import { addFavourite, getPropertyFlags, interestedUsers, setPropertyFlags } from '#contract/favourites.ts'
import { call } from '#web/api/call.ts'
import { joined, marks } from './property-flags.ts'

/** The calls of this feature; loaded on first use, because most visits make none. */
export const sendFavourite = (id: number, on: boolean) => call(addFavourite, { property_id: id, type: on ? 1 : 0 })

export const sendInterest = (id: number, on: boolean) => call(interestedUsers, { property_id: id, type: on ? 1 : 0 })

export const sendFlags = (change: { seen?: number[]; hidden?: number[]; shown?: number[] }) =>
  call(setPropertyFlags, change)

/** Merges the property flags of the browser and of the account; both then have the same. */
export async function syncFlags() {
  const { seen, hidden } = marks.getState()
  const [account] = await Promise.all([
    call(getPropertyFlags, {}),
    seen.length + hidden.length > 0 && sendFlags({ seen: [...seen], hidden: [...hidden] }),
  ])
  marks.setState((now) => ({ seen: joined(now.seen, account.seen), hidden: joined(now.hidden, account.hidden) }))
}
