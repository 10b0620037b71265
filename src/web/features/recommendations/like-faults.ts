import type { TypedLikes } from './likes.ts'

export interface LikeFaults {
  lowest?: 'likes.wrong-price'
  highest?: 'likes.wrong-price' | 'likes.wrong-order'
}

/** What is wrong with the prices, before anything is sent. */
export function likeFaults({ lowest, highest }: Pick<TypedLikes, 'lowest' | 'highest'>): LikeFaults {
  const faults: LikeFaults = {}
  if (!isPrice(lowest)) faults.lowest = 'likes.wrong-price'
  if (!isPrice(highest)) faults.highest = 'likes.wrong-price'
  else if (!faults.lowest && lowest && highest && Number(highest) < Number(lowest)) faults.highest = 'likes.wrong-order'
  return faults
}

const isPrice = (text: string) => /^\d{0,15}$/.test(text)
