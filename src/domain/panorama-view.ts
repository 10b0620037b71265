/** Angles of view of a panorama, in degrees. */
export interface PanoramaView {
  horizontal: number
  vertical: number
}

/** A photo taken with an ordinary lens is shown as a window of this height, which keeps straight lines nearly straight. */
const WINDOW_DEGREES = 90
const SPHERE_RATIO = 2
const TOLERANCE = 0.02

/**
 * How much of the surroundings a picture of these proportions shows. Twice as wide as high is the whole sphere; anything wider is a
 * full turn of less height; anything else is part of the view.
 */
export function panoramaView(width: number, height: number): PanoramaView {
  const ratio = width / height
  if (Math.abs(ratio - SPHERE_RATIO) <= TOLERANCE) return { horizontal: 360, vertical: 180 }
  if (ratio > SPHERE_RATIO) return { horizontal: 360, vertical: 360 / ratio }
  return { horizontal: WINDOW_DEGREES * ratio, vertical: WINDOW_DEGREES }
}
