import { useEffect, useRef, useState } from 'react'
import { useAccount } from './account-context.ts'
import { needsSecondFactor, signIn } from './session.ts'

/** Exchanges the ticket in the URL hash after a round trip to an identity provider. True when that failed. */
export function useTicket(onDone: () => void, onSecondFactor: () => void): boolean {
  const { signedIn } = useAccount()
  const [failed, setFailed] = useState(false)
  const taken = useRef(false)
  useEffect(() => {
    const ticket = new URLSearchParams(location.hash.slice(1)).get('ticket')
    // A ticket works once, and effects may run twice.
    if (!ticket || taken.current) return
    taken.current = true
    history.replaceState(history.state, '', location.pathname + location.search)
    signIn({ type: 0, auth_id: ticket })
      .then(signedIn)
      .then(onDone)
      .catch((error) => (needsSecondFactor(error) ? onSecondFactor() : setFailed(true)))
  }, [signedIn, onDone, onSecondFactor])
  return failed
}
