import { beforeLogout, getUserData, userSignup } from './accounts.ts'
import { agentList, agentProperties } from './agents.ts'
import { getCategories } from './categories.ts'
import { getCitiesData } from './cities.ts'
import {
  addFavourite,
  getFavouriteProperty,
  getHomeMarks,
  getInterestedUsers,
  interestedUsers,
  setHomeMarks,
} from './favourites.ts'
import { homepageData } from './homepage.ts'
import { getLanguages } from './languages.ts'
import { packageOffers } from './packages.ts'
import { getMapPlaceDetails, getMapPlacesList } from './places.ts'
import { getProjectDetail, getProjects } from './projects.ts'
import { getProperty } from './properties.ts'
import { getSeoSettings } from './seo.ts'
import { webSettings } from './settings.ts'
import { contactUs } from './support.ts'

/** Every call by feature, one group per contract file; the groups are the chapters of the reference. */
export const features = {
  homepage: { homepageData },
  properties: { getProperty },
  projects: { getProjects, getProjectDetail },
  agents: { agentList, agentProperties },
  favourites: { addFavourite, getFavouriteProperty, interestedUsers, getInterestedUsers, getHomeMarks, setHomeMarks },
  packages: { packageOffers },
  categories: { getCategories },
  cities: { getCitiesData },
  places: { getMapPlacesList, getMapPlaceDetails },
  accounts: { userSignup, getUserData, beforeLogout },
  settings: { webSettings },
  languages: { getLanguages },
  seo: { getSeoSettings },
  support: { contactUs },
}

/** Every call of the API under its right name; server, client, tests and reference derive from it. */
export const contract = {
  ...features.homepage,
  ...features.properties,
  ...features.projects,
  ...features.agents,
  ...features.favourites,
  ...features.packages,
  ...features.categories,
  ...features.cities,
  ...features.places,
  ...features.accounts,
  ...features.settings,
  ...features.languages,
  ...features.seo,
  ...features.support,
}
