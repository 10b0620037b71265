/** Kilometres between a row with coordinates and a point (haversine, as the domain computes it). */
export const kilometres = (row: string, latitude: string, longitude: string) => `
  (2 * 6371.0088 * asin(sqrt(least(1,
    sin(radians(${row}.latitude - ${latitude}) / 2) ^ 2
    + cos(radians(${latitude})) * cos(radians(${row}.latitude)) * sin(radians(${row}.longitude - ${longitude}) / 2) ^ 2))))`
