import { slugOf } from '#domain/slug.ts'
import { withoutAccents } from './listings.ts'
import { random } from './random.ts'
import { type City, cities } from './world/cities.ts'

/** A project of the demo. */
export interface DemoProject {
  slug: string
  title: string
  description: string
  category: string
  type: 'upcoming' | 'under_construction'
  isActive: boolean
  requestStatus: 'approved' | 'pending' | 'rejected'
  rejection: string | null
  owner: string | null
  city: City
  district: string
  location: string
  latitude: number
  longitude: number
  plans: readonly string[]
  createdDaysAgo: number
  views: number
  advert: 'approved' | 'expired' | null
  videoLink: string | null
}

/** city | district | title | category | type | homes | floors | highlights */
const table = `
Lisbon | Parque das Nações | Cais do Oriente | apartment | under_construction | 84 | 9 | Two slender blocks turn their balconies to the river, and the garden between them covers the car park.
Lisbon | Alvalade | Pátio da Igreja | townhouse | upcoming | 14 | 3 | Fourteen houses stand around a shared courtyard with orange trees, each with a door to the street and one to the garden.
Paris | Batignolles | Les Ateliers Legendre | apartment | under_construction | 46 | 7 | A former printing works keeps its saw-tooth roof and its brick, and homes are fitted between the old columns.
Paris | Bercy | Jardin des Chais | apartment | upcoming | 62 | 8 | Timber frames rise above stone cellars, and every home has either a loggia or a strip of garden.
Berlin | Kreuzberg | Hof am Kanal | apartment | under_construction | 58 | 6 | Three buildings close an open block again, with workshops on the ground floor and a courtyard in the middle.
Berlin | Zehlendorf | Waldsiedlung Clay | house | upcoming | 22 | 2 | Low timber houses stand between pines that were there first, and cars stay at the edge.
New York | Long Island City | Vernon Yard | apartment | under_construction | 120 | 24 | A slim tower on a two-storey base brings a library, a bicycle room and a public passage to the water.
New York | Harlem | Manhattan Avenue Rowhouses | townhouse | upcoming | 12 | 4 | Twelve new rowhouses take up the rhythm of the old ones, stoop by stoop.
Mexico City | Juárez | Patio Marsella | apartment | under_construction | 36 | 6 | The façade of 1912 remains; behind it, galleries open onto a planted patio.
Mexico City | Santa Fe | Terrazas La Mexicana | apartment | upcoming | 140 | 18 | Stepped terraces face the park, so no home looks into another.
São Paulo | Pinheiros | Edifício Jabuticaba | apartment | under_construction | 72 | 16 | A concrete frame with deep balconies gives shade at noon and a fruit tree to every floor.
São Paulo | Moema | Casa dos Pássaros | apartment | upcoming | 54 | 14 | Large family homes, two to a floor, share a garden level with a pool and a play barn.
Cape Town | Woodstock | The Old Mill Studios | studio | under_construction | 90 | 5 | A Victorian mill becomes studios with high windows, and its yard becomes a market on Saturdays.
Cape Town | Green Point | High Level Terraces | apartment | upcoming | 32 | 6 | The building follows the slope in steps, so that every living room has a piece of the bay.
Nairobi | Kileleshwa | Kandara Court | apartment | under_construction | 64 | 8 | Two blocks of stone and teak share a borehole, solar water and a running track around the garden.
Nairobi | Karen | Marula Gardens | villa | upcoming | 18 | 2 | Eighteen houses on half-acre plots keep the old trees and the line of the stream.
Dubai | Business Bay | Marasi Steps | apartment | under_construction | 180 | 28 | Terraces lead down to the canal, and the ground floor is open to anyone who walks past.
Dubai | Arabian Ranches | Al Reem Courtyards | townhouse | upcoming | 48 | 2 | Courtyard houses with thick walls and wind towers use a third less cooling than their neighbours.
Mumbai | Lower Parel | Spinning House | apartment | under_construction | 96 | 22 | The mill’s chimney and weaving shed stay as a public hall, and the homes rise beside them.
Mumbai | Powai | Lakeside Orchard | apartment | upcoming | 150 | 20 | Cross-ventilated plans and deep verandas face the lake, and the orchard grows on the podium.
Tokyo | Toyosu | Shiokaze Residence | apartment | under_construction | 110 | 19 | Storage, laundry and a day nursery are shared, so the homes themselves can be calm.
Tokyo | Kichijoji | Inokashira Row | house | upcoming | 9 | 3 | Nine narrow houses in charred cedar stand along a lane that leads to the park.
Sydney | Newtown | Wilson Street Works | apartment | under_construction | 40 | 5 | Brick arches of a railway workshop carry new timber floors, with gardens where the tracks were.
Sydney | Manly | Pittwater Pines | apartment | upcoming | 28 | 4 | Four small buildings stand among Norfolk pines, each with only seven homes.`

/** Key of the developer. */
const DEVELOPER = 'norte'

const STAGES = {
  under_construction: [
    'The structure is complete and the façade is going up; hand-over is planned for late next year.',
    'Foundations are finished, and the first floors will be poured this season.',
    'Work is on schedule, and buyers are invited to the site on the first Saturday of each month.',
  ],
  upcoming: [
    'Planning consent has been granted, and building starts in spring.',
    'Reservations open now, with a deposit that is returned if the start is delayed by more than six months.',
    'The drawings are on show at the sales office, where changes to the plan can still be discussed.',
  ],
}
const BUILT = [
  'Walls and windows are made for low bills: triple or shaded glazing, heat recovery and solar power for lifts and lights.',
  'Materials are few and will age well: brick, oiled wood, lime plaster and plain steel.',
  'Homes are insulated well beyond the code, and rainwater from the roofs serves the gardens.',
]
const SHARED = [
  'Residents share a workroom with desks, a guest apartment and a repair bench for bicycles.',
  'On the ground floor there is a café, a parcel room and space for a small grocer.',
  'A roof garden with beds for vegetables is open to all homes, and so is the laundry terrace.',
]
const MONEY = [
  'Payments follow the progress of the works, and each stage is confirmed by an independent engineer.',
  'The price list names every home with its area, orientation and service charge, so nothing has to be asked twice.',
  'Buyers may choose between two sets of finishes at no extra cost; anything else is priced openly.',
]

/** Projects of the demo, oldest first. */
export function demoProjects(seed = 11): DemoProject[] {
  const r = random(seed)
  const rows = table.trim().split('\n')
  const projects = rows.map((line, index): DemoProject => {
    const cells = line.split(' | ') as [string, string, string, string, DemoProject['type'], string, string, string]
    const [cityName, districtName, title, category, type, homes, floors, character] = cells
    const city = cities.find(({ name }) => name === cityName)!
    const district = city.districts.find(({ name }) => name === districtName)!
    const size = `${title} brings ${homes} homes on ${floors} floors to ${district.name}.`
    const lines = [
      size,
      character,
      r.pick(STAGES[type]),
      r.pick(BUILT),
      r.pick(SHARED),
      district.note,
      district.everyday,
      r.pick(MONEY),
    ]
    const state = index === 13 ? 'pending' : index === 17 ? 'rejected' : 'approved'
    return {
      slug: slugOf(withoutAccents(title)),
      title,
      description: [lines.slice(0, 3), lines.slice(3, 5), lines.slice(5)].map((part) => part.join(' ')).join('\n\n'),
      category,
      type,
      isActive: state === 'approved' && index !== 9,
      requestStatus: state,
      rejection:
        state === 'rejected' ? 'The planning consent you sent has expired. Please upload the current one.' : null,
      owner: index % 8 === 5 ? null : index % 8 === 3 ? DEVELOPER : city.agency,
      city,
      district: district.name,
      location: `${r.pick(district.streets)}, ${district.name}, ${city.name}`,
      latitude: Number((district.latitude + (r.next() - 0.5) * 0.004).toFixed(6)),
      longitude: Number((district.longitude + (r.next() - 0.5) * 0.004).toFixed(6)),
      plans: plansOf(category),
      createdDaysAgo: 4 + r.next() * 150,
      views: r.int(180, 2600),
      advert: state === 'approved' && index % 4 === 0 ? 'approved' : index % 11 === 3 ? 'expired' : null,
      videoLink: null,
    }
  })
  return projects.sort((a, b) => b.createdDaysAgo - a.createdDaysAgo)
}

function plansOf(category: string): string[] {
  if (category === 'studio') return ['Studio A, 28 m²', 'Studio B, 36 m²']
  if (category === 'apartment') return ['One bedroom, 48 m²', 'Two bedrooms, 74 m²', 'Three bedrooms, 102 m²']
  return ['Ground floor', 'Upper floor']
}
