/** A photo with the data that the page needs before it loads. */
export interface Picture {
  src: string
  width: number
  height: number
  blur: string
  alt: string
}
