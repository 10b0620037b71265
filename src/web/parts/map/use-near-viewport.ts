import { type RefObject, useEffect, useState } from 'react'

/** True once an element has come within `margin` of the viewport; it stays true. */
export function useNearViewport(ref: RefObject<HTMLElement | null>, margin = '300px'): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!ref.current || isNear) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, margin, isNear])
  return isNear
}
