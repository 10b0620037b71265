import { addFavourite, getHomeMarks, interestedUsers, setHomeMarks } from '#contract/favourites.ts'
import { call } from '#web/api/call.ts'
import { joined, marks } from './marks.ts'

/** What this feature says to the server; fetched with the first word, because most visits never say one. */
export const sendFavourite = (id: number, on: boolean) =>
  call<typeof addFavourite>(addFavourite, { property_id: id, type: on ? 1 : 0 })

export const sendInterest = (id: number, on: boolean) =>
  call<typeof interestedUsers>(interestedUsers, { property_id: id, type: on ? 1 : 0 })

export const sendMarks = (change: { seen?: number[]; hidden?: number[]; shown?: number[] }) =>
  call<typeof setHomeMarks>(setHomeMarks, change)

/** Brings the browser's marks and the account's together; both then know the same. */
export async function syncMarks() {
  const { seen, hidden } = marks.getState()
  const [account] = await Promise.all([
    call<typeof getHomeMarks>(getHomeMarks, {}),
    seen.length + hidden.length > 0 && sendMarks({ seen: [...seen], hidden: [...hidden] }),
  ])
  marks.setState((now) => ({ seen: joined(now.seen, account.seen), hidden: joined(now.hidden, account.hidden) }))
}
