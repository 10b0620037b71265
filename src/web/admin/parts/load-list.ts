import type { RouterContextProvider } from 'react-router'
import type { Answer, Endpoint, RawInput } from '#contract/endpoint.ts'
import { staffOnly } from '#web/admin/staff-only.ts'
import { pageOf } from '#web/api/page-context.ts'
import { type ListState, listState, PAGE_SIZE } from './list-address.ts'

interface LoaderArgs {
  context: Readonly<RouterContextProvider>
  url: URL
}

/** Loads one page of an admin list; `wantedOf` turns the filters and sort of the address into the input of the call. */
export async function loadList<E extends Endpoint, W extends Omit<RawInput<E>, 'offset' | 'limit'>>(
  { context, url }: LoaderArgs,
  endpoint: E,
  wantedOf: (state: ListState) => W,
): Promise<{ found: Answer<E> | null; state: ListState; wanted: W }> {
  const { api, isSignedIn } = pageOf(context)
  const state = listState(url)
  const wanted = wantedOf(state)
  const input = { ...wanted, offset: state.offset, limit: PAGE_SIZE } as RawInput<E>
  return { found: isSignedIn ? await staffOnly(api(endpoint, input)) : null, state, wanted }
}

/** A word of the address if it is one of the options; an unknown word is no filter. */
export const oneOf = <T extends string>(options: readonly T[], word: string | undefined): T | undefined =>
  options.find((option) => option === word)

/** A search text of the address, as long as the API accepts. */
export const searchText = (text: string | undefined) => text?.slice(0, 100)

/** A positive id of the address. */
export const idOf = (text: string | undefined) => (/^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined)
