import type { Handlers } from './context.ts'
import { addPasskey } from './features/accounts/add-passkey.ts'
import { askPasskey } from './features/accounts/ask-passkey.ts'
import { beforeLogout } from './features/accounts/before-logout.ts'
import { deleteUser } from './features/accounts/delete-user.ts'
import { endSessions } from './features/accounts/end-sessions.ts'
import { forgotPassword } from './features/accounts/forgot-password.ts'
import { getOtp } from './features/accounts/get-otp.ts'
import { getUserData } from './features/accounts/get-user-data.ts'
import { listPasskeys } from './features/accounts/list-passkeys.ts'
import { listSessions } from './features/accounts/list-sessions.ts'
import { offerPasskey } from './features/accounts/offer-passkey.ts'
import { removePasskey } from './features/accounts/remove-passkey.ts'
import { resetPassword } from './features/accounts/reset-password.ts'
import { signInByPasskey } from './features/accounts/sign-in-by-passkey.ts'
import { updateProfile } from './features/accounts/update-profile.ts'
import { userRegister } from './features/accounts/user-register.ts'
import { userSignup } from './features/accounts/user-signup.ts'
import { verifyOtp } from './features/accounts/verify-otp.ts'
import { deleteAdvertisement } from './features/adverts/delete-advertisement.ts'
import { getFeaturedData } from './features/adverts/get-featured-data.ts'
import { storeAdvertisement } from './features/adverts/store-advertisement.ts'
import { agentList } from './features/agents/agent-list.ts'
import { agentProperties } from './features/agents/agent-properties.ts'
import { getArticleCategories } from './features/articles/get-article-categories.ts'
import { getArticles } from './features/articles/get-articles.ts'
import { getCategories } from './features/categories/get-categories.ts'
import { getCitiesData } from './features/cities/get-cities-data.ts'
import { getFacilities } from './features/facilities/get-facilities.ts'
import { getFacilitiesForFilter } from './features/facilities/get-facilities-for-filter.ts'
import { propertyAdvanceFilterData } from './features/facilities/property-advance-filter-data.ts'
import { addFavourite } from './features/favourites/add-favourite.ts'
import { getFavouriteProperty } from './features/favourites/get-favourite-property.ts'
import { getHomeMarks } from './features/favourites/get-home-marks.ts'
import { getInterestedUsers } from './features/favourites/get-interested-users.ts'
import { interestedUsers } from './features/favourites/interested-users.ts'
import { setHomeMarks } from './features/favourites/set-home-marks.ts'
import { homepageData } from './features/homepage/homepage-data.ts'
import { getLanguages } from './features/languages/get-languages.ts'
import { listModeration } from './features/moderation/list-moderation.ts'
import { moderate } from './features/moderation/moderate.ts'
import { mortgageCalculator } from './features/mortgages/mortgage-calculator.ts'
import { mortgageCosts } from './features/mortgages/mortgage-costs.ts'
import { assignPackage } from './features/packages/assign-package.ts'
import { checkPackageLimit } from './features/packages/check-package-limit.ts'
import { getPackages } from './features/packages/get-packages.ts'
import { packageOffers } from './features/packages/package-offers.ts'
import { getMapPlaceDetails } from './features/places/get-map-place-details.ts'
import { getMapPlacesList } from './features/places/get-map-places-list.ts'
import { getExport } from './features/privacy/get-export.ts'
import { requestExport } from './features/privacy/request-export.ts'
import { changeProjectStatus } from './features/projects/change-project-status.ts'
import { deleteProject } from './features/projects/delete-project.ts'
import { getAddedProjects } from './features/projects/get-added-projects.ts'
import { getProjectDetail } from './features/projects/get-project-detail.ts'
import { getProjects } from './features/projects/get-projects.ts'
import { postProject } from './features/projects/post-project.ts'
import { changePropertyStatus } from './features/properties/change-property-status.ts'
import { compareHomes } from './features/properties/compare-homes.ts'
import { compareProperties } from './features/properties/compare-properties.ts'
import { confirmListing } from './features/properties/confirm-listing.ts'
import { deleteProperty } from './features/properties/delete-property.ts'
import { getAddedProperties } from './features/properties/get-added-properties.ts'
import { getAllSimilarProperties } from './features/properties/get-all-similar-properties.ts'
import { getNearbyProperties } from './features/properties/get-nearby-properties.ts'
import { getPropertiesOnMap } from './features/properties/get-properties-on-map.ts'
import { getProperty } from './features/properties/get-property.ts'
import { getPropertyHistory } from './features/properties/get-property-history.ts'
import { getPropertyList } from './features/properties/get-property-list.ts'
import { postProperty } from './features/properties/post-property.ts'
import { updateProperty } from './features/properties/update-property.ts'
import { updatePropertyStatus } from './features/properties/update-property-status.ts'
import { deletePersonalisedFields } from './features/recommendations/delete-personalised-fields.ts'
import { getPersonalisedFields } from './features/recommendations/get-personalised-fields.ts'
import { getUserRecommendation } from './features/recommendations/get-user-recommendation.ts'
import { setPersonalisedFields } from './features/recommendations/set-personalised-fields.ts'
import { searchFacets } from './features/search/search-facets.ts'
import { searchHomes } from './features/search/search-homes.ts'
import { searchMap } from './features/search/search-map.ts'
import { searchPhrase } from './features/search/search-phrase.ts'
import { searchSuggestions } from './features/search/search-suggestions.ts'
import { getSeoSettings } from './features/seo/get-seo-settings.ts'
import { webSettings } from './features/settings/web-settings.ts'
import { getAboutUs, getPrivacyPolicy, getTerms } from './features/site-texts/site-texts.ts'
import { contactUs } from './features/support/contact-us.ts'
import { getFaqs } from './features/support/get-faqs.ts'
import { applyVerification } from './features/verification/apply-verification.ts'
import { getVerificationFields } from './features/verification/get-verification-fields.ts'
import { getVerificationValues } from './features/verification/get-verification-values.ts'

export const handlers: Handlers = {
  deleteAdvertisement,
  getFeaturedData,
  storeAdvertisement,
  listModeration,
  moderate,
  changeProjectStatus,
  deleteProject,
  getAddedProjects,
  postProject,
  changePropertyStatus,
  confirmListing,
  deleteProperty,
  getAddedProperties,
  postProperty,
  updateProperty,
  updatePropertyStatus,
  agentList,
  agentProperties,
  beforeLogout,
  compareHomes,
  compareProperties,
  getExport,
  requestExport,
  applyVerification,
  getVerificationFields,
  getVerificationValues,
  contactUs,
  getFaqs,
  getAboutUs,
  getPrivacyPolicy,
  getTerms,
  getArticles,
  getArticleCategories,
  mortgageCalculator,
  mortgageCosts,
  setPersonalisedFields,
  getPersonalisedFields,
  deletePersonalisedFields,
  getUserRecommendation,
  addFavourite,
  getFavouriteProperty,
  getHomeMarks,
  getInterestedUsers,
  interestedUsers,
  setHomeMarks,
  getFacilities,
  getFacilitiesForFilter,
  propertyAdvanceFilterData,
  getCategories,
  getCitiesData,
  getLanguages,
  getMapPlaceDetails,
  getMapPlacesList,
  getProjectDetail,
  getProjects,
  getProperty,
  getAllSimilarProperties,
  getPropertiesOnMap,
  getNearbyProperties,
  getPropertyList,
  getPropertyHistory,
  getSeoSettings,
  getUserData,
  homepageData,
  assignPackage,
  checkPackageLimit,
  getPackages,
  packageOffers,
  searchFacets,
  searchHomes,
  searchMap,
  searchPhrase,
  searchSuggestions,
  addPasskey,
  askPasskey,
  listPasskeys,
  offerPasskey,
  removePasskey,
  signInByPasskey,
  deleteUser,
  endSessions,
  forgotPassword,
  getOtp,
  listSessions,
  resetPassword,
  updateProfile,
  userRegister,
  userSignup,
  verifyOtp,
  webSettings,
}
