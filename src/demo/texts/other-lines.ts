import { capital, era, type Line, listed, ordinal, plural } from './words.ts'

const when = (condition: boolean, text: string) => (condition ? text : null)
const metres = (value: number) => value.toLocaleString('en')
const small = (items: readonly string[]) => listed(items.map((item) => item.toLowerCase()))

/** Groups in reading order; the last group ends the text. */
export const landLines: readonly (readonly Line[])[] = [
  [
    (f) =>
      `A plot of ${metres(f.area)} m² with ${f.frontage} metres along ${f.city.name === 'Tokyo' ? 'the lane' : f.street}, level enough to build without heavy earthworks.`,
    (f) => `${metres(f.area)} m² of ground in ${f.district.name}, one of the last plots of this size in the street.`,
    (f) =>
      `This plot of ${metres(f.area)} m² has been in one family for decades and comes to the market for the first time.`,
  ],
  [
    (f) => `Zoning is ${f.zoning!.toLowerCase()}, and ${small(f.utilities)} are at the boundary.`,
    (f) =>
      `${capital(small(f.utilities))} are already at the boundary, and the plan zones the land as ${f.zoning!.toLowerCase()}.`,
  ],
  [
    (f) =>
      `The frontage measures ${f.frontage} metres and the depth about ${Math.round(f.area / f.frontage!)}, which gives an architect freedom.`,
    (f) =>
      `With ${f.frontage} metres of frontage there is room for a house, a side garden and a drive that need not be reversed out of.`,
  ],
  [
    () => 'A soil report of last year is available and names sand over clay, good for ordinary foundations.',
    () => 'The boundaries were surveyed this year and are marked on the ground with steel pegs.',
    () => 'Old trees stand along the rear boundary and may stay, which any house here will be grateful for.',
  ],
  [
    () =>
      'Neighbouring houses have two storeys and pitched or flat roofs, so the council’s expectations are easy to read.',
    () =>
      'A sketch for a family house with a courtyard was discussed with the planning office and met no objection in principle.',
    () => 'Rainwater runs off to the street side, and no part of the plot lies in a flood area.',
  ],
  [
    () =>
      'Builders will find the access easy: the road takes a lorry, and there is space on the plot to store materials.',
    () => 'The road in front is public, lit and maintained by the municipality.',
  ],
  [
    () => 'Title and survey can be inspected before a visit, and the seller is free to sign.',
    () => 'There are no building obligations and no deadline, so you can plan at your own pace.',
    () => 'Please walk the plot at different times of day; the gate is open at weekends.',
  ],
]

export const officeLines: readonly (readonly Line[])[] = [
  [
    (f) =>
      `An office of ${f.area} m² on the ${ordinal(f.floor!)} floor, laid out for about ${f.desks} desks and people who need to concentrate.`,
    (f) =>
      `${f.area} m² of workspace in ${f.district.name}, divided into an open area and ${plural(f.meetingRooms!, 'meeting room')}.`,
    (f) =>
      `Room for ${f.desks} desks, ${plural(f.meetingRooms!, 'meeting room')} and a corner where people can eat together.`,
  ],
  [
    () => 'The open area has daylight along its whole length, and the desks stand at right angles to the windows.',
    (f) => when(era(f) === 'old', `The building of ${f.year} lends the rooms tall windows and good acoustics.`),
    (f) =>
      when(
        era(f) !== 'old',
        `The building dates from ${f.year} and was planned as offices from the start, with raised floors for cables.`,
      ),
  ],
  [(f) => `Building services include ${small(f.services)}.`, (f) => `Tenants have the use of ${small(f.services)}.`],
  [
    () => 'Internal walls are glass or plasterboard and can be moved without touching the ceiling.',
    () => 'Carpet tiles and felt screens keep the noise of calls where it belongs.',
    () => 'A small server cupboard is ventilated and has its own fuse.',
  ],
  [
    (f) => `The energy class is ${f.energy}, and last year’s running costs can be seen line by line.`,
    () => 'Cleaning is organised by the house and billed by the square metre.',
  ],
  [
    () => 'Visitors are met at street level and find the way without a telephone call.',
    () => 'There is a quiet back entrance for bicycles and deliveries.',
  ],
  [
    (f) => when(f.deal === 'rent', 'The term is flexible from two years, with a break after the first.'),
    (f) => when(f.deal === 'rent', 'The rent is quoted without tax; a deposit of three months is usual here.'),
    (f) => when(f.deal === 'sell', 'It is sold with vacant possession, and the measured plans come with it.'),
    (f) => when(f.deal === 'sell', 'The owners will leave shelves and partitions, or take them out, as you prefer.'),
  ],
]

export const shopLines: readonly (readonly Line[])[] = [
  [
    (f) => `${f.area} m² at street level with ${f.frontage} metres of window, last used as ${article(f.use!)}.`,
    (f) => `A ground-floor unit of ${f.area} m² in ${f.district.name} with permission for ${uses[f.use!]}.`,
    (f) =>
      `This unit on ${f.city.name === 'Tokyo' ? 'the shopping lane' : f.street} has ${f.area} m², a clear front room and a back room with its own door.`,
  ],
  [
    (f) => `The front is ${f.frontage} metres wide and entirely glazed, with a flush step.`,
    () => 'Ceilings are high enough for a mezzanine, and the floor takes heavy loads.',
    (f) => when(era(f) === 'old', `The building of ${f.year} has kept its cast-iron columns and its patterned tiles.`),
  ],
  [(f) => `Services include ${small(f.services)}.`, (f) => `Already in place: ${small(f.services)}.`],
  [
    (f) =>
      when(
        f.use === 'Restaurant',
        'A kitchen extract runs to the roof, with its permit, and there are two lavatories for guests.',
      ),
    (f) =>
      when(
        f.use === 'Workshop',
        'Three-phase power is connected, and the landlord has no objection to machines during the day.',
      ),
    (f) => when(f.use === 'Gallery', 'The long wall is unbroken and lit from a track, and the store behind is dry.'),
    (f) => when(f.use === 'Practice', 'Four treatment rooms with water and daylight lie off a short corridor.'),
    (f) => when(f.use === 'Retail', 'Shelving by the last tenant can stay, and the stockroom is as wide as the shop.'),
  ],
  [
    () => 'Footfall is steady from breakfast to early evening, and the neighbours are long-standing businesses.',
    () => 'Signs may be hung over the window and lit until eleven.',
  ],
  [
    (f) => `The energy class is ${f.energy}, and the unit has its own meters.`,
    (f) => `Built in ${f.year}, the house above is residential and well kept.`,
  ],
  [
    (f) =>
      when(
        f.deal === 'rent',
        'A lease of five years with an option is offered; the first month is free for fitting out.',
      ),
    (f) => when(f.deal === 'rent', 'Rent is due monthly or as agreed, and the unit can be taken over at once.'),
    (f) => when(f.deal === 'sell', 'It is sold as a separate unit with its own title.'),
    (f) => when(f.deal === 'sell', 'The freehold share and the service charge accounts are available to read.'),
  ],
]

const uses: Record<string, string> = {
  Retail: 'retail',
  Restaurant: 'food and drink',
  Workshop: 'light industry and crafts',
  Gallery: 'exhibitions and sales',
  Practice: 'medical or legal practice',
}
const article = (use: string) => (use === 'Retail' ? 'a shop' : `a ${use.toLowerCase()}`)
