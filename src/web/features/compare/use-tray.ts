import { useSyncExternalStore } from 'react'
import { EMPTY, type TrayHome, tray } from './tray.ts'

/** The chosen homes; none on the server, which does not know them. */
export const useTray = () => useSyncExternalStore(tray.subscribe, tray.getState, () => EMPTY)

export const isChosen = (homes: readonly TrayHome[], id: number) => homes.some((home) => home.id === id)
