/** A photograph with what the page must know before it arrives. */
export interface Picture {
  src: string
  width: number
  height: number
  blur: string
  alt: string
}
