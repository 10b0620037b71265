import { expect, test } from 'vitest'
import { may, type Viewer } from './policy.ts'

const owner: Viewer = { id: 1, role: 'user' }
const other: Viewer = { id: 2, role: 'user' }
const admin: Viewer = { id: 3, role: 'admin' }
const moderator: Viewer = { id: 4, role: 'moderator' }
const people = { visitor: null, owner, other, moderator, admin } satisfies Record<string, Viewer>
type Who = keyof typeof people

const home = { ownerId: 1, kind: 'sell' as const }
const listed = { ...home, requestStatus: 'approved', isActive: true, freshness: 'fresh' } as const
const site = { ownerId: null, kind: 'sell' as const }

const RULES: [what: string, rule: (viewer: Viewer) => boolean, allowed: Who[]][] = [
  ['administer', may.administer, ['admin']],
  ['moderate', may.moderate, ['moderator', 'admin']],
  ['decide on a listing', (viewer) => may.decideOn(viewer, home, false), ['moderator', 'admin']],
  ["decide on a moderator's listing", (viewer) => may.decideOn(viewer, { ownerId: 4 }, false), ['admin']],
  ["decide on an administrator's listing", (viewer) => may.decideOn(viewer, { ownerId: 3 }, false), ['moderator']],
  [
    'decide on their own where that is allowed',
    (viewer) => may.decideOn(viewer, { ownerId: 3 }, true),
    ['moderator', 'admin'],
  ],
  ["decide on the site's own listing", (viewer) => may.decideOn(viewer, site, false), ['moderator', 'admin']],
  ['edit a listing', (viewer) => may.editListing(viewer, home), ['owner', 'admin']],
  ["edit the site's own listing", (viewer) => may.editListing(viewer, site), ['admin']],
  ['hide a home', (viewer) => may.moveProperty(viewer, listed, 'hide'), ['owner', 'admin']],
  ['show a home that is shown', (viewer) => may.moveProperty(viewer, listed, 'show'), []],
  ['reject a home', (viewer) => may.moveProperty(viewer, listed, 'reject'), ['moderator', 'admin']],
  ['do what only time does', (viewer) => may.moveProperty(viewer, listed, 'age'), []],
  ['hide a project', (viewer) => may.moveProject(viewer, listed, 'hide'), ['owner', 'admin']],
  ['reject a project', (viewer) => may.moveProject(viewer, listed, 'reject'), ['moderator', 'admin']],
  [
    'see a public home',
    (viewer) => may.seeProperty(viewer, { ...home, isPublic: true }),
    ['visitor', 'owner', 'other', 'moderator', 'admin'],
  ],
  [
    'see a hidden home',
    (viewer) => may.seeProperty(viewer, { ...home, isPublic: false }),
    ['owner', 'moderator', 'admin'],
  ],
  [
    "see the site's hidden home",
    (viewer) => may.seeProperty(viewer, { ...site, isPublic: false }),
    ['moderator', 'admin'],
  ],
  [
    'open a plain home',
    (viewer) => may.openProperty(viewer, { ...home, isPremium: false }, false),
    ['visitor', 'owner', 'other', 'moderator', 'admin'],
  ],
  [
    'open a premium home',
    (viewer) => may.openProperty(viewer, { ...home, isPremium: true }, false),
    ['owner', 'moderator', 'admin'],
  ],
  [
    'open a premium home by a package',
    (viewer) => may.openProperty(viewer, { ...home, isPremium: true }, true),
    ['visitor', 'owner', 'other', 'moderator', 'admin'],
  ],
  ['report a home', (viewer) => may.reportProperty(viewer, home), ['visitor', 'other', 'moderator', 'admin']],
  ['report a home that is sold', (viewer) => may.reportProperty(viewer, { ...home, kind: 'sold' }), []],
  ['speak for the desk', may.replyAsSupport, ['moderator', 'admin']],
  ['compare', (viewer) => may.compare(viewer, false), ['owner', 'other', 'moderator', 'admin']],
  [
    'compare where visitors may',
    (viewer) => may.compare(viewer, true),
    ['visitor', 'owner', 'other', 'moderator', 'admin'],
  ],
  ['be interested in a home', (viewer) => may.beInterested(viewer, home), ['visitor', 'other', 'moderator', 'admin']],
  ['be interested in a sold home', (viewer) => may.beInterested(viewer, { ...home, kind: 'sold' }), []],
  ['see who is interested', (viewer) => may.seeInterested(viewer, home), ['owner', 'admin']],
  ["see who is interested in the site's home", (viewer) => may.seeInterested(viewer, site), ['admin']],
  [
    'see a hidden project',
    (viewer) => may.seeProject(viewer, { ...home, isPublic: false }),
    ['owner', 'moderator', 'admin'],
  ],
  ['open a project', (viewer) => may.openProject(viewer, home, false), ['owner', 'moderator', 'admin']],
  [
    'open a project by a package',
    (viewer) => may.openProject(viewer, home, true),
    ['visitor', 'owner', 'other', 'moderator', 'admin'],
  ],
  [
    'see an agent',
    (viewer) => may.seeAgent(viewer, { id: 1, isOffering: true }),
    ['visitor', 'owner', 'other', 'moderator', 'admin'],
  ],
  [
    'see somebody who offers nothing',
    (viewer) => may.seeAgent(viewer, { id: 1, isOffering: false }),
    ['owner', 'admin'],
  ],
  ['see a payment', (viewer) => may.seePayment(viewer, { userId: 1 }), ['owner', 'admin']],
  ['see a payment of nobody', (viewer) => may.seePayment(viewer, { userId: null }), ['admin']],
  ['change a payment', (viewer) => may.changePayment(viewer, { userId: 1 }), ['owner']],
]

test.each(RULES)('permission matrix of %s', (_what, rule, allowed) => {
  expect((Object.keys(people) as Who[]).filter((who) => rule(people[who]))).toEqual(allowed)
})

test.each([
  ['anybody to the owner', 2, 1, false, true],
  ['anybody to the desk', 2, null, false, true],
  ['the desk to anybody', null, 2, false, true],
  ['the owner to somebody who asked', 1, 2, true, true],
  ['the owner to somebody who never asked', 1, 2, false, false],
  ['somebody to another visitor of the same home', 2, 4, true, false],
] as const)('%s: a first message is allowed: %o', (_who, from, to, hasAsked, allowed) => {
  expect(may.openChat(home, from, to, hasAsked)).toBe(allowed)
})
