import type { Amenity } from '../world/catalogue.ts'
import type { Facts } from '../world/facts.ts'
import { capital, count, era, type Line, listed, noun, ordinal, plural } from './words.ts'

const has = (f: Facts, ...amenities: Amenity[]) => amenities.every((amenity) => f.amenities.includes(amenity))
const when = (condition: boolean, text: string) => (condition ? text : null)
const metres = (value: number | null) => (value ?? 0).toLocaleString('en')
const beds = (f: Facts) => count(f.bedrooms ?? 0)

export const openings: readonly Line[] = [
  (f) => when(f.category === 'studio', `A studio of ${f.area} m² that has been thought through to the last shelf.`),
  (f) =>
    when(
      f.category === 'studio',
      `One room, ${f.area} m², and everything in its place: this studio was planned by somebody who lived in it.`,
    ),
  (f) =>
    when(
      f.category === 'studio',
      `Small on paper at ${f.area} m², this studio feels larger because the bed, table and kitchen each have a corner of their own.`,
    ),
  (f) =>
    when(
      f.category === 'studio',
      `For a first home or a weekday one, ${f.area} m² in ${f.district.name} with its own front door is a good start.`,
    ),
  (f) =>
    when(
      f.category === 'studio',
      `This studio keeps its ${f.area} m² simple: a wide window, a real kitchen and a bathroom tiled in white.`,
    ),
  (f) =>
    when(
      f.category === 'apartment',
      `This ${beds(f)}-bedroom apartment makes good use of its ${f.area} m²: short corridors, square rooms and no wasted corner.`,
    ),
  (f) =>
    when(
      f.category === 'apartment',
      `${f.area} m² on the ${ordinal(f.floor!)} floor, with ${plural(f.bedrooms!, 'bedroom')} and a living room that takes a long table.`,
    ),
  (f) =>
    when(
      f.category === 'apartment',
      `An apartment of ${f.area} m² in ${f.district.name} that has been looked after by people who meant to stay.`,
    ),
  (f) =>
    when(
      f.category === 'apartment' && f.view === 'Courtyard',
      `Turned towards the courtyard, this ${beds(f)}-bedroom apartment is quiet even at rush hour.`,
    ),
  (f) =>
    when(
      f.category === 'apartment' && (f.floor ?? 0) >= 8,
      `From the ${ordinal(f.floor!)} floor the street is only a murmur, and the ${f.area} m² below the ceiling are all yours.`,
    ),
  (f) =>
    when(
      f.category === 'apartment' && era(f) === 'old',
      `Built in ${f.year}, this apartment has kept the proportions of its time: tall doors, deep sills and a hall wide enough for bicycles and boots.`,
    ),
  (f) =>
    when(
      f.category === 'apartment' && era(f) === 'new',
      `A recent apartment, finished in ${f.year}, where the plan came before the brochure.`,
    ),
  (f) =>
    when(
      f.category === 'apartment' && f.floor === 0,
      `A ground-floor apartment with its own rhythm: no stairs, no waiting, and ${f.area} m² on one level.`,
    ),
  (f) =>
    when(
      f.category === 'penthouse',
      `The top floor of its building, ${f.area} m², with windows on more than one side and nobody overhead.`,
    ),
  (f) =>
    when(
      f.category === 'penthouse',
      `This penthouse opens from the lift into light: ${f.area} m² with ${plural(f.bedrooms!, 'bedroom')} and a terrace that works as a second living room.`,
    ),
  (f) =>
    when(
      f.category === 'penthouse',
      `On the ${ordinal(f.floor!)} and last floor, this home trades the street for the sky.`,
    ),
  (f) =>
    when(
      f.category === 'penthouse',
      `A penthouse of ${f.area} m² for people who cook, host and like to see the weather coming.`,
    ),
  (f) =>
    when(
      f.category === 'house',
      `A house of ${f.area} m² on its own ground, ${f.plot} m² in all, with ${plural(f.bedrooms!, 'bedroom')} and room to change your mind.`,
    ),
  (f) =>
    when(
      f.category === 'house',
      `This is a straightforward, well-built house: ${plural(f.bedrooms!, 'bedroom')}, ${plural(f.bathrooms!, 'bathroom')} and a garden that can be kept in an hour a week.`,
    ),
  (f) =>
    when(
      f.category === 'house' && era(f) === 'old',
      `The house dates from ${f.year} and wears it well, with solid walls, old boards and wiring that is not old at all.`,
    ),
  (f) =>
    when(
      f.category === 'house' && era(f) === 'new',
      `Completed in ${f.year}, this house was drawn around its garden, so almost every room looks into green.`,
    ),
  (f) =>
    when(
      f.category === 'house' && f.storeys === 1,
      `Everything in this house is on one level, ${f.area} m² around a garden of useful size.`,
    ),
  (f) =>
    when(
      f.category === 'villa',
      `A villa of ${f.area} m² in a garden of ${metres(f.plot)} m², set back far enough for the road to be forgotten.`,
    ),
  (f) =>
    when(
      f.category === 'villa',
      `Behind the gate there is more green than house: ${metres(f.plot)} m² of garden and a villa with ${plural(f.bedrooms!, 'bedroom')}.`,
    ),
  (f) =>
    when(
      f.category === 'villa',
      `This villa was planned for large families and long lunches, with ${f.area} m² inside and shade outside.`,
    ),
  (f) =>
    when(
      f.category === 'villa' && era(f) === 'new',
      `A villa finished in ${f.year}, low and calm, with deep eaves and rooms that slide open to the garden.`,
    ),
  (f) =>
    when(
      f.category === 'townhouse',
      `A townhouse on ${plural(f.storeys!, 'floor')}, with its own door to the street and ${f.area} m² behind it.`,
    ),
  (f) =>
    when(
      f.category === 'townhouse' && f.storeys! >= 3,
      `This townhouse stacks its ${f.area} m² sensibly: living at the bottom, sleeping above, and a quiet room at the top.`,
    ),
  (f) =>
    when(
      f.category === 'townhouse' && era(f) === 'old',
      `One of a row built in ${f.year}, this townhouse has been opened up at the back and left alone at the front.`,
    ),
  (f) =>
    when(
      f.category === 'townhouse',
      `Narrow from the street and generous inside, this townhouse has ${plural(f.bedrooms!, 'bedroom')} and a yard of its own.`,
    ),
]

export const layouts: readonly Line[] = [
  (f) =>
    when(
      f.category === 'studio',
      'The sleeping corner is out of sight from the door, and the table stands by the window.',
    ),
  (f) =>
    when(
      f.category === 'studio',
      'The kitchen has two rings, an oven and a full-height fridge, which is more than most studios offer.',
    ),
  (f) =>
    when(
      f.category === 'studio',
      'A wall of cupboards takes suitcases, linen and winter coats, so the floor stays free.',
    ),
  (f) =>
    when(
      f.category === 'studio',
      'The plan is a simple rectangle: kitchen on one side, bath on the other, and a clear stretch of floor between them.',
    ),
  (f) =>
    when(f.category !== 'studio', 'The hall leads to a living room that runs from one side of the plan to the other.'),
  (f) =>
    when(
      f.category !== 'studio',
      `Living and dining share one room of about ${Math.round((f.area * (f.area > 220 ? 0.18 : 0.3)) / 2) * 2} m², with doors to close when children are asleep.`,
    ),
  (f) =>
    when(
      f.category !== 'studio',
      'The living room is the centre of the plan, and the private rooms lie beyond it, away from the entrance.',
    ),
  (f) =>
    when(
      f.category !== 'studio' && (f.storeys ?? 1) > 1,
      'Downstairs is for company, upstairs for peace, and the staircase between them is wide enough for a wardrobe.',
    ),
  (f) => when(f.category !== 'studio', 'The rooms are regular and easy to furnish, with walls long enough for books.'),
  (f) =>
    when(
      f.category !== 'studio' && era(f) === 'old',
      'Double doors join the two front rooms, so they can be one large space or two separate ones.',
    ),
  (f) =>
    when(
      f.category !== 'studio' && era(f) !== 'old',
      'Kitchen, dining and living form one open space, with a corner that can be screened off.',
    ),
]

export const sleeping: readonly Line[] = [
  (f) => when(f.bedrooms === 1, 'The bedroom faces the quiet side and has a fitted wardrobe from floor to ceiling.'),
  (f) => when(f.bedrooms === 1, 'The bedroom takes a double bed and a desk, and the bathroom is next to it.'),
  (f) =>
    when(
      f.bedrooms === 1 && f.bathrooms === 1,
      'There is one bedroom, set apart from the living room, and a bathroom that was redone not long ago.',
    ),
  (f) =>
    when(
      f.bedrooms === 2,
      'The larger bedroom is a true double; the other works as a child’s room, a guest room or a study.',
    ),
  (f) => when(f.bedrooms === 2, 'The two bedrooms lie at opposite ends, which suits flatmates as well as parents.'),
  (f) =>
    when(f.bedrooms === 2 && f.bathrooms === 2, 'Both bedrooms are doubles and each has a bathroom within a step.'),
  (f) =>
    when(
      f.bedrooms! >= 3 && f.bathrooms! >= 2,
      `${capital(beds(f))} bedrooms share ${plural(f.bathrooms!, 'bathroom')}, and the largest has its own.`,
    ),
  (f) =>
    when(
      f.bedrooms! >= 3,
      `Of the ${beds(f)} bedrooms the main one is set apart, and the smallest still takes a bed, a desk and a shelf.`,
    ),
  (f) =>
    when(
      f.bedrooms! >= 3,
      `There are ${beds(f)} bedrooms, all with daylight on the desk side, and ${plural(f.bathrooms!, 'bathroom')}.`,
    ),
  (f) =>
    when(
      f.bedrooms! >= 3 && has(f, 'Walk-in wardrobe'),
      'The main bedroom has a walk-in wardrobe, and the others have cupboards built into the walls.',
    ),
  (f) =>
    when(
      f.bedrooms! >= 3 && has(f, 'Home office'),
      `Besides the ${beds(f)} bedrooms there is a small study with a door that closes.`,
    ),
  (f) => when(f.bedrooms! >= 4, `With ${beds(f)} bedrooms there is room for grandparents, a lodger or a drum kit.`),
  (f) =>
    when(
      f.bedrooms! >= 3,
      'The main bedroom is set apart from the others, and the smallest still takes a bed, a desk and a shelf.',
    ),
  (f) =>
    when(
      f.bedrooms! >= 3 && f.bathrooms! >= 2,
      'The bedrooms all have daylight on the desk side, and the largest has a bathroom of its own.',
    ),
  (f) => when(f.bedrooms! >= 3, 'The bedrooms lie on the quiet side and have cupboards built into the walls.'),
]

export const outdoors: readonly Line[] = [
  (f) =>
    when(has(f, 'Balcony'), 'A balcony takes two chairs and a row of herbs, and gets the sun for part of every day.'),
  (f) => when(has(f, 'Balcony'), 'The balcony is deep enough for breakfast and sheltered from the wind.'),
  (f) => when(has(f, 'Balcony'), 'From the living room a glazed door leads to the balcony.'),
  (f) =>
    when(
      has(f, 'Terrace') && f.category === 'penthouse',
      'The terrace runs along the living room and has water and power for plants and lights.',
    ),
  (f) =>
    when(
      has(f, 'Terrace') && f.category === 'penthouse',
      'Sliding doors open the whole living room to the terrace, which is private on all sides.',
    ),
  (f) =>
    when(
      has(f, 'Terrace', 'Garden'),
      'A paved terrace lies between the kitchen and the garden, and that is where summer happens.',
    ),
  (f) =>
    when(has(f, 'Garden', 'Pool'), 'The garden is planted for shade, and the pool is long enough for a proper swim.'),
  (f) =>
    when(
      has(f, 'Garden') && !has(f, 'Pool'),
      'The garden is level, fenced and planted with things that survive a holiday.',
    ),
  (f) =>
    when(
      has(f, 'Garden') && f.category !== 'apartment',
      'Fruit trees, a lawn and a shed make up the garden; the beds are ready for new ideas.',
    ),
  (f) =>
    when(
      has(f, 'Garden') && f.floor === 0,
      'A small private garden belongs to the apartment, with a gate for bicycles.',
    ),
  (f) => when(f.view === 'Water', 'There is water in almost every window, and it changes colour through the day.'),
  (f) => when(f.view === 'Mountain', 'The mountain fills the windows and turns pink in the evening.'),
  (f) =>
    when(f.view === 'Park', 'The windows look into the crowns of the park, so the seasons are part of the furniture.'),
  (f) =>
    when(
      f.view === 'Courtyard',
      'The courtyard below is planted and kept by the neighbours, and it is quiet after eight.',
    ),
  (f) =>
    when(
      f.view === 'City' && (f.floor ?? 0) >= 6,
      'The view runs over the roofs to the horizon, and at night it is mostly lights.',
    ),
  (f) => when(f.view === 'Garden', 'The windows face a shared garden with old shrubs and a bench.'),
  (f) => when(f.view === 'Street', 'Tall windows face a street with trees and little through traffic.'),
]

export const kitchens: readonly Line[] = [
  (f) =>
    when(
      has(f, 'Dishwasher'),
      'The kitchen was fitted with good appliances, a dishwasher among them, and has a stone worktop.',
    ),
  (f) =>
    when(
      has(f, 'Dishwasher', 'Washing machine'),
      'Kitchen and utility corner are complete: oven, hob, dishwasher and washing machine stay.',
    ),
  (f) =>
    when(
      !has(f, 'Dishwasher'),
      'The kitchen is plain and solid, with an induction hob, a deep sink and plenty of worktop.',
    ),
  (f) =>
    when(f.category !== 'studio', 'There is space in the kitchen for a table, which is where most evenings will end.'),
  (f) =>
    when(
      f.deal === 'sell' && era(f) !== 'new',
      'The kitchen is honest rather than fashionable, and could be used for years before anybody needs to change it.',
    ),
  (f) =>
    when(
      f.category !== 'studio' && era(f) === 'new',
      'The kitchen has flush fronts, quiet drawers and an extractor that really extracts.',
    ),
  (f) =>
    when(
      has(f, 'Washing machine') && !has(f, 'Dishwasher'),
      'The washing machine has its own cupboard, so the kitchen can be a kitchen.',
    ),
]

export const lights: readonly Line[] = [
  (f) => when(isLight(f), 'Light comes from two sides and reaches the back of the room by late morning.'),
  (f) =>
    when(
      era(f) === 'old',
      'Ceilings are high, the floors are the original boards, and the windows have been renewed with double glazing.',
    ),
  (f) =>
    when(
      era(f) === 'postwar',
      'The windows are wide in the manner of the period, and the parquet has been sanded and oiled.',
    ),
  (f) =>
    when(
      era(f) === 'recent' || era(f) === 'new',
      'Large panes, pale walls and oak floors keep the rooms bright on dull days.',
    ),
  () => 'The walls are freshly painted in a warm white, which leaves the colour to you.',
  (f) => when(f.category !== 'land', 'Every room has a window that opens, the bathroom included.'),
]

export const comforts: readonly Line[] = [
  (f) => comfort(f, (list) => `Also included: ${list}.`),
  (f) => comfort(f, (list) => `Day to day, ${list} make life easier.`),
  (f) => comfort(f, (list) => `Among the practical things are ${list}.`),
  (f) => comfort(f, (list) => `The ${noun(f)} comes with ${list}.`),
]

const NAMES: Partial<Record<Amenity, string>> = {
  'Air conditioning': 'air conditioning',
  'Underfloor heating': 'underfloor heating',
  'Storage room': 'a storage room',
  'Bicycle room': 'a bicycle room',
  Concierge: 'a concierge',
  Gym: 'a gym in the building',
  Alarm: 'an alarm',
  'Solar panels': 'solar panels on the roof',
  'Fibre internet': 'fibre internet',
  'Wheelchair access': 'step-free access',
  Fireplace: 'a working fireplace',
}

function comfort(f: Facts, tell: (list: string) => string): string | null {
  const items = f.amenities.map((amenity) => NAMES[amenity]).filter((name) => name !== undefined)
  return items.length < 2 ? null : tell(listed(items.slice(0, 4)))
}

const isLight = (f: Facts) => f.category === 'penthouse' || (f.floor ?? 2) >= 2
