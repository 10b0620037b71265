import { type District, districtsOf } from './districts.ts'

export interface City {
  name: string
  state: string
  country: string
  agency: string
  /** West, south, east, north: all demo coordinates lie within. */
  box: readonly [number, number, number, number]
  /** US dollars per square metre for sale, and per square metre and month for rent. */
  sell: number
  rent: number
  numberFirst: boolean
  /** Local name of the metro or rail system. */
  rail: string
  hasSea: boolean
  hasCentralHeating: boolean
  districts: readonly District[]
}

/**
 * name | state | country | agency | west, south, east, north | for sale | for rent | number first | rail | by the sea |
 * heated in winter
 */
const table = `
Lisbon | Lisboa | Portugal | miradouro | -9.24, 38.68, -9.08, 38.8 | 5400 | 20 | no | metro | yes | no
Paris | Île-de-France | France | rive | 2.22, 48.81, 2.43, 48.91 | 11800 | 39 | yes | metro | no | yes
Berlin | Berlin | Germany | rive | 13.1, 52.35, 13.7, 52.65 | 5700 | 18 | no | U-Bahn | no | yes
New York | New York | United States | hearth | -74.05, 40.6, -73.88, 40.85 | 14200 | 57 | yes | subway | no | yes
Mexico City | Ciudad de México | Mexico | hearth | -99.3, 19.28, -99.08, 19.5 | 3000 | 14 | no | metro | no | no
São Paulo | São Paulo | Brazil | miradouro | -46.78, -23.66, -46.58, -23.49 | 2800 | 14 | no | metro | no | no
Cape Town | Western Cape | South Africa | meridian | 18.33, -34.1, 18.55, -33.87 | 2700 | 13 | yes | MyCiTi bus | yes | no
Nairobi | Nairobi County | Kenya | meridian | 36.65, -1.4, 36.95, -1.18 | 1400 | 7.5 | yes | bus | no | no
Dubai | Dubai | United Arab Emirates | noor | 55.08, 24.98, 55.4, 25.3 | 5300 | 30 | yes | metro | yes | no
Mumbai | Maharashtra | India | noor | 72.77, 18.89, 72.99, 19.28 | 4400 | 14 | yes | metro | yes | no
Tokyo | Tokyo | Japan | kita | 139.5, 35.58, 139.87, 35.8 | 8400 | 28 | no | subway | no | no
Sydney | New South Wales | Australia | kita | 151.1, -33.96, 151.32, -33.75 | 9100 | 33 | yes | bus | yes | no`

export const cities: readonly City[] = table.trim().split('\n').map(city)

function city(line: string): City {
  const cells = line.split(' | ') as [string, string, string, string, ...string[]]
  const [name, state, country, agency, box, sell, rent, numberFirst, rail, sea, heated] = cells
  return {
    name,
    state,
    country,
    agency,
    box: box!.split(', ').map(Number) as unknown as City['box'],
    sell: Number(sell),
    rent: Number(rent),
    numberFirst: numberFirst === 'yes',
    rail: rail!,
    hasSea: sea === 'yes',
    hasCentralHeating: heated === 'yes',
    districts: districtsOf(name),
  }
}
