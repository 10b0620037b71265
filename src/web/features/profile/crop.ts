/** A square crop of an image: its centre as shares of the image, and its zoom. */
export interface Crop {
  x: number
  y: number
  /** 1 shows the largest square that fits. */
  zoom: number
}

export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 }
export const MAX_ZOOM = 4

interface Size {
  width: number
  height: number
}

/** The square in pixels of the image, always within the image. */
export function squareOf({ width, height }: Size, { x, y, zoom }: Crop): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / zoom
  const within = (middle: number, length: number) => Math.min(length - side, Math.max(0, middle * length - side / 2))
  return { left: within(x, width), top: within(y, height), side }
}

/** The crop after the image was dragged by this share of the square's side. */
export function pushed(size: Size, crop: Crop, right: number, down: number): Crop {
  const { left, top, side } = squareOf(size, crop)
  const moved = {
    ...crop,
    x: (left + side / 2 - right * side) / size.width,
    y: (top + side / 2 - down * side) / size.height,
  }
  const held = squareOf(size, moved)
  return { ...moved, x: (held.left + side / 2) / size.width, y: (held.top + side / 2) / size.height }
}
