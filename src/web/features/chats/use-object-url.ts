import { useEffect, useState } from 'react'

/** An object URL for a file that has not been uploaded. */
export function useObjectUrl(file: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return setAddress(null)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
