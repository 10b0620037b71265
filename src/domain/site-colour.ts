const HOUSE = '#14594a'

/** The site owner's colour as `#rrggbb`; some clients store eight digits with the opacity first. The house green otherwise. */
export function siteColour(setting: string | undefined): string {
  const digits = /^#?(?:[0-9a-f]{2})?([0-9a-f]{6})$/i.exec(setting?.trim() ?? '')?.[1]
  return digits ? `#${digits.toLowerCase()}` : HOUSE
}
