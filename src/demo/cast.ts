import type { AccountType } from '#domain/account-type.ts'

/** A user of the demo. Tests, seeds and screenshots use the same users. */
export interface Person {
  key: string
  name: string
  email: string
  role: 'user' | 'moderator' | 'admin'
  kind: AccountType
  /** Key of the agency that an agent works for. */
  agency?: string
  city: string
  phone: string
  dialling: string
  verification: 'initial' | 'pending' | 'success' | 'failed'
  about: string
  /** Days since registration. */
  joined: number
  /** True if the login is printed at startup. */
  hasLogin: boolean
  isActive: boolean
}

/** Password of every demo login. It is public: the demo never runs in production unless enabled explicitly. */
export const DEMO_PASSWORD = 'open-the-door'

/** key | name | role | kind | agency | city | dialling | phone | verification | joined | login | about */
const table = `
meera | Meera Iyer | admin | owner | - | Mumbai | 91 | 9820014477 | success | 900 | yes | Runs support at Lintel.
tomas | Tomás Figueira | moderator | owner | - | Lisbon | 351 | 912004418 | success | 860 | yes | Reviews every new listing before it goes live.
nora | Nora Lindqvist | user | owner | - | Berlin | 49 | 15112004418 | initial | 40 | yes | Looking for two rooms near a park, and in no hurry.
daniel | Daniel Okafor | user | owner | - | New York | 1 | 6465550142 | initial | 65 | no | Moving back east with two children and a cello.
miradouro | Casa Miradouro | user | agency | - | Lisbon | 351 | 213004410 | success | 820 | yes | Casa Miradouro sells and lets homes in Lisbon and São Paulo. We visit every house twice, once in the morning and once after dark, and we write down what we see.
rive | Rive & Hof | user | agency | - | Paris | 33 | 142004418 | success | 790 | no | Rive & Hof works on both sides of the Rhine, with one office in Paris and one in Berlin. Old buildings are our trade: beams, courtyards, boilers and the people who keep them going.
hearth | Hearth & Harbor | user | agency | - | New York | 1 | 2125550188 | success | 805 | no | Hearth & Harbor is a partnership of nine agents in New York and Mexico City. We take on fewer listings than most and answer the phone.
meridian | Cape Meridian | user | agency | - | Cape Town | 27 | 214004418 | success | 760 | no | Cape Meridian looks after homes and land in Cape Town and Nairobi, from first valuation to handing over the keys.
noor | Al Noor Estates | user | agency | - | Dubai | 971 | 44004418 | success | 700 | no | Al Noor Estates advises buyers and tenants in Dubai and Mumbai. Service charges, deposits and papers are explained before a viewing, not after.
kita | Kita & Coast | user | agency | - | Sydney | 61 | 290004418 | success | 735 | no | Kita & Coast connects Tokyo and Sydney: two teams, one diary and a preference for homes that work on an ordinary Tuesday.
beatriz | Beatriz Salgado | user | agent | miradouro | Lisbon | 351 | 914117720 | success | 640 | no | Grew up in Campo de Ourique and can tell you which side of the street gets the sun.
rafael | Rafael Monteiro | user | agent | miradouro | São Paulo | 55 | 11914117720 | success | 610 | no | Former structural engineer; reads floor plans the way others read menus.
camille | Camille Aubert | user | agent | rive | Paris | 33 | 614117720 | success | 655 | no | Ten years of Paris stairwells. Will tell you honestly about the neighbours.
jonas | Jonas Brandt | user | agent | rive | Berlin | 49 | 15114117720 | success | 590 | no | Knows the Altbau, its ceilings and its heating bills.
grace | Grace Whitfield | user | agent | hearth | New York | 1 | 9175550164 | success | 630 | no | Specialises in co-ops and the patience they need.
owen | Owen Castellano | user | agent | hearth | New York | 1 | 3475550119 | pending | 210 | no | Brooklyn, mostly. Cycles to viewings and arrives on time.
lucia | Lucía Arriaga | user | agent | hearth | Mexico City | 52 | 5514117720 | success | 570 | no | Restores houses in Roma when she is not showing them.
thandi | Thandi Mokoena | user | agent | meridian | Cape Town | 27 | 824117720 | success | 600 | no | Surveyor by training. Happy to explain servitudes over coffee.
wanjiru | Wanjiru Kamau | user | agent | meridian | Nairobi | 254 | 714117720 | success | 540 | no | Has checked the borehole, the fence and the title before you ask.
omar | Omar Haddad | user | agent | noor | Dubai | 971 | 504117720 | success | 520 | no | Answers in Arabic, English and French, usually within the hour.
leila | Leila Rahmani | user | agent | noor | Dubai | 971 | 554117721 | failed | 180 | no | New to the team, with a background in hotel management.
kabir | Kabir Anand | user | agent | noor | Mumbai | 91 | 9820117720 | success | 625 | yes | Born in Bandra, has let half of it. Likes old lifts and new wiring.
haruka | Haruka Senda | user | agent | kita | Tokyo | 81 | 9041177200 | success | 580 | no | Finds quiet flats beside loud stations. Measures the sunlight.
priya | Priya Nadarajan | user | agent | kita | Sydney | 61 | 414117720 | success | 560 | no | Terraces, strata reports and a good plumber: ask for any of them.
helena | Helena Prado | user | owner | - | São Paulo | 55 | 11914220031 | initial | 300 | yes | Lets the flat above her own and prefers tenants who water plants.
matteo | Matteo Ricci | user | owner | - | Paris | 33 | 614220031 | initial | 260 | no | Selling the apartment he learnt to cook in.
anneke | Anneke Visser | user | owner | - | Cape Town | 27 | 824220031 | success | 340 | no | Potter, gardener and reluctant landlady of two cottages.
sofia | Sofía Durán | user | owner | - | Mexico City | 52 | 5514220031 | initial | 150 | no | Sells one house to build another.
yusuf | Yusuf Karim | user | owner | - | Dubai | 971 | 504220031 | initial | 120 | no | Engineer on the move every two years; this is flat number seven.
emiko | Emiko Hayashi | user | owner | - | Tokyo | 81 | 9042200310 | initial | 220 | no | Inherited a wooden house in Yanaka and found it good company.
liam | Liam Doherty | user | owner | - | Sydney | 61 | 414220031 | initial | 95 | no | Surfer with too many bedrooms.
achieng | Achieng Odhiambo | user | owner | - | Nairobi | 254 | 714220031 | initial | 190 | no | Built two houses on her plot and lives in the smaller one.
viktor | Viktor Hale | user | owner | - | Berlin | 49 | 15114220031 | failed | 75 | off | Account closed after three listings that were not his.
norte | Norte Developments | user | developer | - | Lisbon | 351 | 213004477 | success | 680 | no | Norte Developments builds mid-rise housing around courtyards, and publishes plans and progress before the first brick.`

export const people: readonly Person[] = table.trim().split('\n').map(person)

/** Demo users by first name: `cast.kabir`. */
export const cast: Readonly<Record<string, Person>> = Object.fromEntries(
  people.map((someone) => [someone.key, someone]),
)

/** Users who may have listings in a city: its agents, its private owners and the agency itself. */
export function listersOf(city: { name: string; agency: string }): readonly Person[] {
  const local = people.filter((p) => p.role === 'user' && p.city === city.name && p.isActive && p.joined > 70)
  return [...local.filter((p) => p.kind !== 'agency' && p.kind !== 'developer'), cast[city.agency]!]
}

function person(line: string): Person {
  const cells = line.split(' | ') as [string, string, Person['role'], Person['kind'], ...string[]]
  const [key, name, role, kind, agency, city, dialling, phone, verification, joined, login, about] = cells
  return {
    key,
    name,
    email: `${key}@demo.lintel.test`,
    role,
    kind,
    agency: agency === '-' ? undefined : agency,
    city: city!,
    phone: phone!,
    dialling: dialling!,
    verification: verification as Person['verification'],
    about: about!,
    joined: Number(joined),
    hasLogin: login === 'yes',
    isActive: login !== 'off',
  }
}
