import { useEffect, useRef, useState } from 'react'
import { forgetOfflineCopies } from '#web/api/offline-copies.ts'
import { onSessionEnd } from '#web/api/session-end.ts'
import { userSignedOut } from '#web/state/user.ts'

/**
 * Signs the reader out when the server no longer knows the session. A switched-off account is told first: true until
 * `leave` is called, by a call that was refused or by the page itself.
 */
export function useSessionEnd(
  isDeactivated: boolean,
  refresh: () => Promise<void>,
): [told: boolean, leave: () => void] {
  const [told, setTold] = useState(false)
  // The page that brings the news is asked for again while signing out; it is not news then.
  const left = useRef(false)
  useEffect(() => {
    if (isDeactivated && !left.current) setTold(true)
  }, [isDeactivated])
  const forget = () => {
    userSignedOut()
    forgetOfflineCopies()
    return refresh()
  }
  const forgetLatest = useRef(forget)
  forgetLatest.current = forget
  useEffect(
    () =>
      onSessionEnd((end) => {
        if (end === 'deactivated') setTold(true)
        else void forgetLatest.current()
      }),
    [],
  )
  const leave = () => {
    left.current = true
    setTold(false)
    void forget()
  }
  return [told, leave]
}
