import type { IconName } from '#web/ui/icon-names.ts'

/** Icons of common options by words of their English name; the first that matches applies. */
const ICONS: readonly (readonly [RegExp, IconName])[] = [
  [/wheelchair|accessib/i, 'accessibility'],
  [/pool|sauna|spa/i, 'droplets'],
  [/garden|tree|yard/i, 'trees'],
  [/balcon|terrace|patio|roof/i, 'sun'],
  [/lift|elevator/i, 'arrow-up-down'],
  [/fire|heating/i, 'flame'],
  [/air con|cooling/i, 'snowflake'],
  [/gym|fitness/i, 'dumbbell'],
  [/internet|fibre|wi-?fi/i, 'wifi'],
  [/parking|garage|loading/i, 'car'],
  [/bicycle|bike/i, 'bike'],
  [/alarm|security|concierge|guard/i, 'shield-check'],
  [/solar|power|electric/i, 'plug'],
  [/wash|laundry|dishwasher/i, 'washing-machine'],
  [/storage|wardrobe|cellar/i, 'archive'],
  [/office|desk|meeting/i, 'briefcase'],
]

/** The icon of an option of an attribute; a tick for others. */
export const amenityIcon = (name: string): IconName => ICONS.find(([words]) => words.test(name))?.[1] ?? 'check'
