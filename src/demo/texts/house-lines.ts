import { type Facts, isFlat, isHouse } from '../world/facts.ts'
import { count, era, type Line, noun, plural } from './words.ts'

const when = (condition: boolean, text: string) => (condition ? text : null)

export const buildings: readonly Line[] = [
  (f) =>
    when(
      isFlat(f.category) && f.amenities.includes('Lift') && f.floors! < 9,
      `The building of ${f.year} has ${plural(f.floors!, 'floor')}, a lift and a stairwell that is cleaned weekly.`,
    ),
  (f) =>
    when(
      isFlat(f.category) && !f.amenities.includes('Lift') && f.floor! > 0,
      `The house was built in ${f.year} and has no lift; the stairs are broad and well lit.`,
    ),
  (f) =>
    when(
      isFlat(f.category) && f.floors! >= 9,
      `The tower has ${f.floors} floors and was completed in ${f.year}; the lifts are quick and the lobby is well kept.`,
    ),
  (f) =>
    when(
      isFlat(f.category) && f.floors! < 9,
      `It is a small community of about ${count(Math.min(12, f.floors! + 4))} households, and the accounts are in order.`,
    ),
  (f) =>
    when(
      isFlat(f.category) && era(f) === 'old',
      `The façade of ${f.year} was cleaned and repaired, and the roof has been insulated since.`,
    ),
  (f) =>
    when(
      isFlat(f.category) && era(f) === 'postwar',
      `Built in ${f.year}, the block is solid and quiet, with walls you will not hear your neighbours through.`,
    ),
  (f) =>
    when(
      isHouse(f.category) && f.year! < 2013,
      `It was built in ${f.year}, and roof, drains and wiring have been checked within the last five years.`,
    ),
  (f) =>
    when(
      isHouse(f.category) && era(f) !== 'new',
      `Since ${f.year} the ${noun(f)} has had few owners and steady care, and a folder with every invoice.`,
    ),
  (f) =>
    when(
      isHouse(f.category) && f.year! >= 2019,
      `As a building of ${f.year} it is well insulated and still within the builder’s warranty on the structure.`,
    ),
]

export const practical: readonly Line[] = [
  (f) =>
    when(
      f.heating !== 'None' && f.heating !== null,
      `Heating is by ${heatingText[f.heating ?? ''] ?? 'gas'}, and the energy class is ${f.energy}.`,
    ),
  (f) =>
    when(
      f.heating === 'None',
      `There is no fixed heating; the energy class is ${f.energy}, mostly thanks to shade and cross-ventilation.`,
    ),
  (f) => when(f.parking === 'One space', `A parking space comes with it, and the energy class is ${f.energy}.`),
  (f) => when(f.parking === 'Two spaces', 'There is parking for two cars inside the gate.'),
  (f) => when(f.parking === 'Garage', 'The garage is dry and has a socket for charging.'),
  (f) => when(f.parking === 'Street', 'Parking is on the street, where residents usually find a place.'),
  (f) => when(f.parking === 'None', 'There is no parking, which in this part of town nobody misses.'),
]

const heatingText: Record<string, string> = {
  Central: 'a central boiler',
  Gas: 'gas',
  'Heat pump': 'a heat pump',
  Electric: 'electric panels',
  District: 'the district network',
}

export const closings: readonly Line[] = [
  (f) => when(f.deal === 'sell', 'It is sold free of tenants, and the papers can be read before a viewing.'),
  (f) => when(f.deal === 'sell', 'The owners are moving for work and can hand over the keys within two months.'),
  (f) => when(f.deal === 'sell', 'Viewings are by appointment, also early in the morning and on Saturdays.'),
  (f) => when(f.deal === 'sell', 'Floor plan, energy certificate and the last three years of bills are ready to send.'),
  (f) =>
    when(
      f.deal === 'sell',
      'The price reflects recent sales in the same street, and the sellers are open to a sensible conversation.',
    ),
  (f) =>
    when(
      isLong(f) && f.furnishing === 'Furnished',
      'It is let furnished, down to the lamps, and can be moved into with two suitcases.',
    ),
  (f) =>
    when(
      f.deal === 'rent' && f.furnishing === 'Unfurnished',
      'It is let unfurnished, so bring your own table and your own taste.',
    ),
  (f) =>
    when(f.deal === 'rent' && f.furnishing === 'Part furnished', 'Kitchen and wardrobes stay; the rest is let empty.'),
  (f) => when(isLong(f) && f.pets === 'Allowed', 'Pets are welcome, and the deposit is two months’ rent.'),
  (f) =>
    when(isLong(f) && f.pets === 'On request', 'Pets are possible after a short talk, and references are appreciated.'),
  (f) => when(isLong(f), 'It is free from the beginning of next month, and viewings can be arranged at short notice.'),
  (f) =>
    when(
      f.rentDuration === 'Daily',
      'It is let by the night, furnished, with linen, towels and a weekly clean included.',
    ),
  (f) =>
    when(
      f.rentDuration === 'Daily',
      'Stays are from three nights, and keys are handed over in person or from a safe by the door.',
    ),
]

const isLong = (f: Facts) => f.deal === 'rent' && f.rentDuration !== 'Daily'
