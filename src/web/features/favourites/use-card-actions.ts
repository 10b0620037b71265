import { useEffect, useMemo } from 'react'
import { CallFailure } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'
import type { CardActions, SavableHome } from '#web/parts/card-actions.ts'
import { optionalStorage } from '#web/state/optional-storage.ts'
import { toast } from '#web/ui/toast.ts'
import { connectFlags, pressed, saveToAccount, setFavourite } from './favourite.ts'
import { joined, marks, readFlags, saveFlags, without } from './property-flags.ts'

interface Needs {
  isSignedIn: boolean
  /** An impersonation leaves no flags in the user's account. */
  isImpersonated: boolean
  /** Opens the sign-in, after which the home is saved. */
  askSignIn: (home: SavableHome) => void
}

/** The card actions of the whole site. */
export function useCardActionsOf({ isSignedIn, isImpersonated, askSignIn }: Needs): CardActions {
  const { t } = useText()
  useEffect(() => {
    const kept = readFlags(optionalStorage)
    const stop = saveFlags(optionalStorage)
    // The page below may have set a flag already.
    marks.setState((now) => ({ seen: joined(now.seen, kept.seen), hidden: joined(now.hidden, kept.hidden) }))
    return stop
  }, [])
  useEffect(() => connectFlags(isSignedIn && !isImpersonated), [isSignedIn, isImpersonated])
  return useMemo(() => {
    const isSaved = ({ id, is_favourite }: SavableHome) => pressed.getState()[id] ?? is_favourite === 1
    return {
      subscribe,
      isSaved,
      known: marks.getState,
      save: (home) => {
        if (!isSignedIn) return askSignIn(home)
        const next = !isSaved(home)
        setFavourite(home.id, next).catch((error: unknown) => {
          if (error instanceof CallFailure && error.status === 401) return askSignIn(home)
          toast(t(next ? 'favourite.save-failed' : 'favourite.remove-failed'), { kind: 'error' })
        })
      },
      hide: (id) => {
        marks.setState({ hidden: joined([id], marks.getState().hidden) })
        saveToAccount({ hidden: [id] })
      },
      show: (id) => {
        marks.setState({ hidden: without(marks.getState().hidden, id) })
        saveToAccount({ shown: [id] })
      },
    }
  }, [isSignedIn, askSignIn, t])
}

function subscribe(changed: () => void): () => void {
  const stops = [pressed.subscribe(changed), marks.subscribe(changed)]
  return () => {
    for (const stop of stops) stop()
  }
}
