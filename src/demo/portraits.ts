import sharp from 'sharp'
import type { Person } from './cast.ts'

const COLOURS = ['#14594A', '#B9502F', '#2F5D8A', '#7A5C2E', '#6A4C7D', '#3F6B3A', '#8A3F4E', '#2E6E73'] as const
const GROUNDS = ['#E3EFEA', '#F8E9E3', '#E4ECF4', '#F3ECDD', '#EEE6F2', '#E7F0E4', '#F5E4E7', '#E0EFF0'] as const

/** Drawn avatar, so that no photo of a real person is used. Agencies and developers get a door under a lintel. */
export function portrait(person: Person, index: number): Promise<Buffer> {
  const colour = COLOURS[index % COLOURS.length]!
  const ground = GROUNDS[(index * 3) % GROUNDS.length]!
  const figure = person.kind === 'agency' || person.kind === 'developer' ? doorway(colour) : figureOf(colour, index)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 128 128"><rect width="128" height="128" fill="${ground}"/>${figure}</svg>`
  return sharp(Buffer.from(svg)).webp({ quality: 90 }).toBuffer()
}

const SKINS = ['#F0C9A8', '#D9A37A', '#A9713F', '#7A4A2B', '#E7B790', '#5C3820'] as const
const HAIRS = ['#2A211C', '#5A3A22', '#8C6A3A', '#1D1D22', '#7C7C7C', '#3B2417'] as const

function figureOf(colour: string, index: number): string {
  const skin = SKINS[(index * 5 + 2) % SKINS.length]!
  const hair = HAIRS[(index * 7 + 1) % HAIRS.length]!
  const long = index % 2 === 0
  return [
    long ? `<path d="M40 56c0-18 10-28 24-28s24 10 24 28v26H40z" fill="${hair}"/>` : '',
    `<path d="M18 128c2-26 20-38 46-38s44 12 46 38z" fill="${colour}"/>`,
    `<path d="M54 78h20v14c0 6-20 6-20 0z" fill="${skin}"/>`,
    `<ellipse cx="64" cy="60" rx="19" ry="23" fill="${skin}"/>`,
    `<path d="M44 58c-2-18 8-27 20-27s22 9 20 27c-4-10-8-14-12-15-8 4-20 4-24 3-2 3-3 7-4 12z" fill="${hair}"/>`,
  ].join('')
}

const doorway = (colour: string) =>
  `<rect x="30" y="34" width="68" height="12" rx="2" fill="${colour}"/><path d="M40 50h48v48H40z" fill="${colour}" opacity=".28"/><path d="M52 98V70a12 12 0 0 1 24 0v28z" fill="${colour}"/>`
