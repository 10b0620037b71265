import { useEffect, useRef, useState } from 'react'
import { deleteOfflineCopies } from '#web/api/offline-copies.ts'
import { onSessionEnd } from '#web/api/session-end.ts'
import { userSignedOut } from '#web/state/user.ts'

/**
 * Signs the user out when the server refuses the session. For a deactivated account, reported by a refused call or by
 * the page itself, it returns true until `leave` is called.
 */
export function useSessionEnd(
  isDeactivated: boolean,
  refresh: () => Promise<void>,
): [isNotified: boolean, leave: () => void] {
  const [isNotified, setNotified] = useState(false)
  // The page that reported the deactivation is reloaded while signing out, and must not report it again.
  const left = useRef(false)
  useEffect(() => {
    if (isDeactivated && !left.current) setNotified(true)
  }, [isDeactivated])
  const forget = () => {
    userSignedOut()
    deleteOfflineCopies()
    return refresh()
  }
  const forgetLatest = useRef(forget)
  forgetLatest.current = forget
  useEffect(
    () =>
      onSessionEnd((end) => {
        if (end === 'deactivated') setNotified(true)
        else void forgetLatest.current()
      }),
    [],
  )
  const leave = () => {
    left.current = true
    setNotified(false)
    void forget()
  }
  return [isNotified, leave]
}
