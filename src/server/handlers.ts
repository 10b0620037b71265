import type { Handlers } from './context.ts'
import { beforeLogout } from './features/accounts/before-logout.ts'
import { getUserData } from './features/accounts/get-user-data.ts'
import { userSignup } from './features/accounts/user-signup.ts'
import { agentList } from './features/agents/agent-list.ts'
import { agentProperties } from './features/agents/agent-properties.ts'
import { getCategories } from './features/categories/get-categories.ts'
import { getCitiesData } from './features/cities/get-cities-data.ts'
import { addFavourite } from './features/favourites/add-favourite.ts'
import { getFavouriteProperty } from './features/favourites/get-favourite-property.ts'
import { getHomeMarks } from './features/favourites/get-home-marks.ts'
import { getInterestedUsers } from './features/favourites/get-interested-users.ts'
import { interestedUsers } from './features/favourites/interested-users.ts'
import { setHomeMarks } from './features/favourites/set-home-marks.ts'
import { homepageData } from './features/homepage/homepage-data.ts'
import { getLanguages } from './features/languages/get-languages.ts'
import { packageOffers } from './features/packages/package-offers.ts'
import { getMapPlaceDetails } from './features/places/get-map-place-details.ts'
import { getMapPlacesList } from './features/places/get-map-places-list.ts'
import { getProjectDetail } from './features/projects/get-project-detail.ts'
import { getProjects } from './features/projects/get-projects.ts'
import { getProperty } from './features/properties/get-property.ts'
import { getSeoSettings } from './features/seo/get-seo-settings.ts'
import { webSettings } from './features/settings/web-settings.ts'
import { contactUs } from './features/support/contact-us.ts'

export const handlers: Handlers = {
  agentList,
  agentProperties,
  beforeLogout,
  contactUs,
  addFavourite,
  getFavouriteProperty,
  getHomeMarks,
  getInterestedUsers,
  interestedUsers,
  setHomeMarks,
  getCategories,
  getCitiesData,
  getLanguages,
  getMapPlaceDetails,
  getMapPlacesList,
  getProjectDetail,
  getProjects,
  getProperty,
  getSeoSettings,
  getUserData,
  homepageData,
  packageOffers,
  userSignup,
  webSettings,
}
