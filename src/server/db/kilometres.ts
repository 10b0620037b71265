/**
 * Kilometres between a row with coordinates and a point (haversine, as the domain computes it). One more degree on both
 * sides drops what is too small to multiply: the database takes an underflow for an error.
 */
export const kilometres = (row: string, latitude: string, longitude: string) => `
  (2 * 6371.0088 * asin(sqrt(least(1,
    sin(radians(${row}.latitude + 1 - (${latitude} + 1)) / 2) ^ 2
    + cos(radians(${latitude} + 1 - 1)) * cos(radians(${row}.latitude + 1 - 1))
    * sin(radians(${row}.longitude + 1 - (${longitude} + 1)) / 2) ^ 2))))`
