/**
 * Haversine distance in kilometres between a row with coordinates and a point, as the domain computes it. Adding one
 * degree on both sides rounds tiny differences to 0, because the database reports floating-point underflow as an error.
 */
export const kilometres = (row: string, latitude: string, longitude: string) => `
  (2 * 6371.0088 * asin(sqrt(least(1,
    sin(radians(${row}.latitude + 1 - (${latitude} + 1)) / 2) ^ 2
    + cos(radians(${latitude} + 1 - 1)) * cos(radians(${row}.latitude + 1 - 1))
    * sin(radians(${row}.longitude + 1 - (${longitude} + 1)) / 2) ^ 2))))`
