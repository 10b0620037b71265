import { expect, test } from 'vitest'
import { may, type Viewer } from './policy.ts'

const owner: Viewer = { id: 1, role: 'user' }
const other: Viewer = { id: 2, role: 'user' }
const admin: Viewer = { id: 3, role: 'admin' }
const people = { visitor: null, owner, other, admin } satisfies Record<string, Viewer>
type Who = keyof typeof people

const home = { ownerId: 1, kind: 'sell' as const }
const site = { ownerId: null, kind: 'sell' as const }

const RULES: [what: string, rule: (viewer: Viewer) => boolean, allowed: Who[]][] = [
  ['administer', may.administer, ['admin']],
  [
    'see a public home',
    (viewer) => may.seeProperty(viewer, { ...home, isPublic: true }),
    ['visitor', 'owner', 'other', 'admin'],
  ],
  ['see a hidden home', (viewer) => may.seeProperty(viewer, { ...home, isPublic: false }), ['owner', 'admin']],
  ["see the site's hidden home", (viewer) => may.seeProperty(viewer, { ...site, isPublic: false }), ['admin']],
  [
    'open a plain home',
    (viewer) => may.openProperty(viewer, { ...home, isPremium: false }, false),
    ['visitor', 'owner', 'other', 'admin'],
  ],
  [
    'open a premium home',
    (viewer) => may.openProperty(viewer, { ...home, isPremium: true }, false),
    ['owner', 'admin'],
  ],
  [
    'open a premium home by a package',
    (viewer) => may.openProperty(viewer, { ...home, isPremium: true }, true),
    ['visitor', 'owner', 'other', 'admin'],
  ],
  ['compare', (viewer) => may.compare(viewer, false), ['owner', 'other', 'admin']],
  ['compare where visitors may', (viewer) => may.compare(viewer, true), ['visitor', 'owner', 'other', 'admin']],
  ['be interested in a home', (viewer) => may.beInterested(viewer, home), ['visitor', 'other', 'admin']],
  ['be interested in a sold home', (viewer) => may.beInterested(viewer, { ...home, kind: 'sold' }), []],
  ['see who is interested', (viewer) => may.seeInterested(viewer, home), ['owner', 'admin']],
  ["see who is interested in the site's home", (viewer) => may.seeInterested(viewer, site), ['admin']],
  ['see a hidden project', (viewer) => may.seeProject(viewer, { ...home, isPublic: false }), ['owner', 'admin']],
  ['open a project', (viewer) => may.openProject(viewer, home, false), ['owner', 'admin']],
  [
    'open a project by a package',
    (viewer) => may.openProject(viewer, home, true),
    ['visitor', 'owner', 'other', 'admin'],
  ],
  [
    'see an agent',
    (viewer) => may.seeAgent(viewer, { id: 1, isOffering: true }),
    ['visitor', 'owner', 'other', 'admin'],
  ],
  [
    'see somebody who offers nothing',
    (viewer) => may.seeAgent(viewer, { id: 1, isOffering: false }),
    ['owner', 'admin'],
  ],
]

test.each(RULES)('who may %s', (_what, rule, allowed) => {
  expect((Object.keys(people) as Who[]).filter((who) => rule(people[who]))).toEqual(allowed)
})
