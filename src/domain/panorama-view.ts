/** Field of view of a panorama, in degrees. */
export interface PanoramaView {
  horizontal: number
  vertical: number
}

/** Height of the view of a photo taken with an ordinary lens; it keeps straight lines nearly straight. */
const WINDOW_DEGREES = 90
const SPHERE_RATIO = 2
const TOLERANCE = 0.02

/**
 * Field of view by aspect ratio: 2:1 is a full sphere, a wider image is a full turn of less height, and any other image
 * is part of the view.
 */
export function panoramaView(width: number, height: number): PanoramaView {
  const ratio = width / height
  if (Math.abs(ratio - SPHERE_RATIO) <= TOLERANCE) return { horizontal: 360, vertical: 180 }
  if (ratio > SPHERE_RATIO) return { horizontal: 360, vertical: 360 / ratio }
  return { horizontal: WINDOW_DEGREES * ratio, vertical: WINDOW_DEGREES }
}
