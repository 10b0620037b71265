import { useEffect, useState } from 'react'

/** The remaining seconds, updated once a second, and a restart function. */
export function useCountdown(seconds: number): [left: number, restart: () => void] {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [end])
  return [left, () => setEnd(Date.now() + seconds * 1000)]
}
