import { ACTIVE, ROLES, STAFF } from '../roles.ts'
import { EVERYBODY, isListed, MEMBERS, type Rules } from '../rule.ts'

const LOAN = { loan_amount: 100_000, interest_rate: 5, loan_term_years: 20 }

export const SEARCH_RULES = {
  homepageData: EVERYBODY,
  getHomepageSections: EVERYBODY,
  getHomepageProperties: EVERYBODY,
  getHomepageProjects: EVERYBODY,
  getHomepageContent: EVERYBODY,
  getHomepageMap: EVERYBODY,
  getHomepageCities: EVERYBODY,
  searchProperties: EVERYBODY,
  searchFacets: EVERYBODY,
  searchMap: { ask: () => ({ view: '-10,-10,10,10', zoom: 4 }), for: ACTIVE },
  searchSuggestions: { ask: () => ({ q: 'lis' }), for: ROLES },
  searchExample: { ask: () => ({}), for: ROLES },
  searchPhrase: { ask: () => ({ q: 'flat' }), for: ROLES },
  getProperty: [
    { ask: ({ home }) => ({ id: home.id }), for: ROLES, got: isListed },
    { ask: ({ hidden }) => ({ slug_id: hidden.slug }), for: ['owner', 'moderator', 'admin'], got: isListed },
    { ask: ({ hidden }) => ({ id: hidden.id }), for: ['owner', 'moderator', 'admin'], got: isListed },
  ],
  getPropertyList: EVERYBODY,
  getNearbyProperties: EVERYBODY,
  getPropertiesOnMap: EVERYBODY,
  getAllSimilarProperties: [
    { ask: ({ home }) => ({ property_id: home.id }), for: ROLES },
    { ask: ({ hidden }) => ({ property_id: hidden.id }), for: ['owner', 'moderator', 'admin'], got: isListed },
  ],
  compareProperties: {
    ask: ({ home, hidden }) => ({ source_property_id: home.id, target_property_id: hidden.id }),
    for: [],
  },
  compareHomes: [
    { ask: ({ home, second }) => ({ ids: `${home.id},${second.id}` }), for: ACTIVE },
    { ask: ({ home, hidden }) => ({ ids: `${home.id},${hidden.id}` }), for: [] },
  ],
  getPropertyHistory: [
    { ask: ({ home }) => ({ slug_id: home.slug }), for: ROLES },
    { ask: ({ hidden }) => ({ slug_id: hidden.slug }), for: ['owner', ...STAFF] },
    { ask: ({ premium }) => ({ slug_id: premium.slug }), for: ['owner', 'agent', ...STAFF] },
  ],
  agentList: EVERYBODY,
  listProfessionals: EVERYBODY,
  agentProperties: [
    { ask: ({ people }) => ({ id: people.owner.id }), for: ROLES },
    // A user without listings is a private owner.
    { ask: ({ people }) => ({ id: people.blocked.id }), for: ['blocked', 'admin'] },
  ],
  getCategories: EVERYBODY,
  getFacilities: EVERYBODY,
  getNearbyFacilities: EVERYBODY,
  getFacilitiesForFilter: EVERYBODY,
  propertyAdvanceFilterData: EVERYBODY,
  getCitiesData: EVERYBODY,
  getCountries: EVERYBODY,
  getCurrencies: EVERYBODY,
  getMapPlacesList: { ask: () => ({ input: 'Lis' }), for: ROLES },
  getOsmPlacesList: { ask: () => ({ input: 'Lis' }), for: ROLES },
  getOsmPlaceDetails: { ask: () => ({ latitude: 1, longitude: 1 }), for: ROLES },
  getMapPlaceDetails: { ask: () => ({ latitude: 1, longitude: 1 }), for: ROLES },
  setPersonalisedFields: { ask: () => ({ city: 'Lisbon' }), for: ACTIVE },
  getPersonalisedFields: MEMBERS,
  getUserRecommendation: MEMBERS,
  deletePersonalisedFields: MEMBERS,
  mortgageCalculator: [
    { ask: () => LOAN, for: ROLES },
    { ask: () => ({ ...LOAN, show_all_details: 1 }), for: ['admin'] },
  ],
  mortgageCosts: EVERYBODY,
  addFavourite: [
    { ask: ({ home }) => ({ property_id: home.id, type: 1 }), for: ACTIVE },
    { ask: ({ hidden }) => ({ property_id: hidden.id, type: 1 }), for: ['owner', 'moderator', 'admin'] },
  ],
  getFavouriteProperty: MEMBERS,
  interestedUsers: [
    { ask: ({ home }) => ({ property_id: home.id, type: 1 }), for: ACTIVE.filter((role) => role !== 'owner') },
    { ask: ({ hidden }) => ({ property_id: hidden.id, type: 1 }), for: ['moderator', 'admin'] },
  ],
  getInterestedUsers: [
    { ask: ({ home }) => ({ property_id: home.id }), for: ['owner', 'admin'] },
    { ask: ({ home }) => ({ slug_id: home.slug }), for: ['owner', 'admin'] },
    { ask: ({ hidden }) => ({ property_id: hidden.id }), for: ['owner', 'admin'] },
  ],
  getPropertyFlags: MEMBERS,
  getViewedProperties: MEMBERS,
  setPropertyFlags: { ask: ({ home }) => ({ seen: [home.id] }), for: ACTIVE },
} satisfies Rules
