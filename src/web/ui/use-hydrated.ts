import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until this part of the page has hydrated: its controls do nothing yet. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
