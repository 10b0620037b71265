import {
  beforeLogout,
  deleteUser,
  endSessions,
  forgotPassword,
  getOtp,
  getUserData,
  listSessions,
  resetPassword,
  updateProfile,
  userRegister,
  userSignup,
  verifyOtp,
} from './accounts.ts'
import { deleteAdvertisement, getFeaturedData, storeAdvertisement } from './adverts.ts'
import { agentList, agentProperties } from './agents.ts'
import { getArticleCategories, getArticles } from './articles.ts'
import { listAudit, listWaitingWork } from './back-office.ts'
import { getCategories } from './categories.ts'
import {
  acknowledgeMessages,
  deleteChatMessage,
  getChats,
  getChatThread,
  getMessages,
  getPresence,
  readChat,
  sendMessage,
  typeInChat,
} from './chats.ts'
import { getCitiesData } from './cities.ts'
import { listCurrencyRates, saveCurrencyRate } from './currencies.ts'
import {
  addDraftFile,
  deleteDraft,
  findDuplicates,
  listDrafts,
  listingForm,
  publishDraft,
  saveDraft,
} from './drafts.ts'
import { answerEnquiry, deleteEnquiry, getEnquiries, readEnquiries, sendEnquiry } from './enquiries.ts'
import { getFacilities, getFacilitiesForFilter, propertyAdvanceFilterData } from './facilities.ts'
import {
  addFavourite,
  getFavouriteProperty,
  getHomeMarks,
  getInterestedUsers,
  interestedUsers,
  setHomeMarks,
} from './favourites.ts'
import { homepageData } from './homepage.ts'
import {
  exportOwnListings,
  getImport,
  getImportErrors,
  listImportRows,
  listImports,
  mapImport,
  runImport,
  startImport,
} from './imports.ts'
import { getLanguages } from './languages.ts'
import {
  changePropertyStatus,
  confirmListing,
  deleteProperty,
  getAddedProperties,
  postProperty,
  updateProperty,
  updatePropertyStatus,
} from './listings.ts'
import { getUnreadCounts, openLive } from './live.ts'
import { listModeration, moderate } from './moderation.ts'
import { mortgageCalculator, mortgageCosts } from './mortgages.ts'
import {
  getNotificationList,
  getNotificationPreferences,
  readNotifications,
  setNotificationPreferences,
} from './notifications.ts'
import { listingStatistics, ownerDashboard, ownListings } from './owner.ts'
import { assignPackage, checkPackageLimit, getPackages, packageHistory, packageOffers } from './packages.ts'
import { grantPackageTo, listPackages, listPackagesOf, revokePackageOf, savePackage } from './packages-admin.ts'
import { addPasskey, askPasskey, listPasskeys, offerPasskey, removePasskey, signInByPasskey } from './passkeys.ts'
import {
  createPaymentIntent,
  createRazorpayOrder,
  failPayment,
  getInvoice,
  getPayment,
  getPaymentReceipt,
  getPaymentSettings,
  getPayments,
  initiateBankTransfer,
  payWithFlutterwave,
  payWithPaypal,
  uploadBankReceipt,
} from './payments.ts'
import { listPaymentsOfAll, refundPayment, reviewPayment } from './payments-admin.ts'
import { getMapPlaceDetails, getMapPlacesList } from './places.ts'
import { getExport, requestExport } from './privacy.ts'
import {
  changeProjectStatus,
  deleteProject,
  getAddedProjects,
  getProjectDetail,
  getProjects,
  postProject,
} from './projects.ts'
import {
  compareHomes,
  compareProperties,
  getAllSimilarProperties,
  getNearbyProperties,
  getPropertiesOnMap,
  getProperty,
  getPropertyHistory,
  getPropertyList,
} from './properties.ts'
import { getPushSettings, registerPush, unregisterPush } from './push.ts'
import {
  deletePersonalisedFields,
  getPersonalisedFields,
  getUserRecommendation,
  setPersonalisedFields,
} from './recommendations.ts'
import { addReports, blockUser, getReportReasons, unblockUser } from './reports.ts'
import { searchFacets, searchHomes, searchMap, searchPhrase, searchSuggestions } from './search.ts'
import { getSeoSettings } from './seo.ts'
import { webSettings } from './settings.ts'
import { listSettingChanges, listSettings, saveSettings, undoSettings } from './settings-admin.ts'
import { getAboutUs, getPrivacyPolicy, getTerms } from './site-texts.ts'
import { contactUs, getFaqs } from './support.ts'
import { listTexts, saveText } from './texts-admin.ts'
import { applyVerification, getVerificationFields, getVerificationValues } from './verification.ts'
import {
  addUnavailability,
  checkAvailability,
  closeCalendarFeed,
  deleteExtraSlots,
  deleteUnavailability,
  getAgentViewings,
  getBookingPreferences,
  getCalendarFeed,
  getExtraSlots,
  getGuestReports,
  getMonthlySlots,
  getUnavailability,
  getUserViewings,
  getViewingCalendar,
  getViewingHours,
  getViewingSlots,
  openCalendarFeed,
  reportGuest,
  requestViewing,
  setBookingPreferences,
  setExtraSlots,
  setViewingHours,
  updateMeetingType,
  updateViewing,
} from './viewings.ts'

/** Every call by feature, one group per contract file; the groups are the chapters of the reference. */
export const features = {
  homepage: { homepageData },
  search: { searchHomes, searchFacets, searchMap, searchSuggestions, searchPhrase },
  properties: {
    getProperty,
    getPropertyList,
    getNearbyProperties,
    getPropertiesOnMap,
    getAllSimilarProperties,
    compareProperties,
    compareHomes,
    getPropertyHistory,
  },
  listings: {
    postProperty,
    updateProperty,
    deleteProperty,
    updatePropertyStatus,
    changePropertyStatus,
    confirmListing,
    getAddedProperties,
  },
  imports: {
    exportOwnListings,
    getImport,
    getImportErrors,
    listImportRows,
    listImports,
    mapImport,
    runImport,
    startImport,
  },
  drafts: { listingForm, listDrafts, saveDraft, deleteDraft, addDraftFile, findDuplicates, publishDraft },
  projects: { getProjects, getProjectDetail, postProject, deleteProject, changeProjectStatus, getAddedProjects },
  adverts: { storeAdvertisement, getFeaturedData, deleteAdvertisement },
  owner: { ownListings, ownerDashboard, listingStatistics },
  backOffice: { listWaitingWork, listAudit },
  moderation: { listModeration, moderate },
  agents: { agentList, agentProperties },
  favourites: { addFavourite, getFavouriteProperty, interestedUsers, getInterestedUsers, getHomeMarks, setHomeMarks },
  packages: { getPackages, packageOffers, checkPackageLimit, assignPackage, packageHistory },
  payments: {
    getPaymentSettings,
    createPaymentIntent,
    payWithPaypal,
    payWithFlutterwave,
    createRazorpayOrder,
    failPayment,
    getPayments,
    getPayment,
    getPaymentReceipt,
    getInvoice,
    initiateBankTransfer,
    uploadBankReceipt,
  },
  'settings-admin': { listSettings, saveSettings, listSettingChanges, undoSettings },
  'texts-admin': { listTexts, saveText },
  currencies: { listCurrencyRates, saveCurrencyRate },
  'packages-admin': { listPackages, savePackage, grantPackageTo, revokePackageOf, listPackagesOf },
  'payments-admin': { listPaymentsOfAll, reviewPayment, refundPayment },
  categories: { getCategories },
  facilities: { getFacilities, getFacilitiesForFilter, propertyAdvanceFilterData },
  cities: { getCitiesData },
  places: { getMapPlacesList, getMapPlaceDetails },
  accounts: {
    userSignup,
    userRegister,
    getOtp,
    verifyOtp,
    forgotPassword,
    resetPassword,
    updateProfile,
    getUserData,
    listSessions,
    endSessions,
    beforeLogout,
    deleteUser,
    offerPasskey,
    addPasskey,
    listPasskeys,
    removePasskey,
    askPasskey,
    signInByPasskey,
  },
  chats: {
    getChats,
    getMessages,
    sendMessage,
    deleteChatMessage,
    getChatThread,
    readChat,
    acknowledgeMessages,
    typeInChat,
    getPresence,
  },
  live: { openLive, getUnreadCounts },
  notifications: {
    getNotificationList,
    readNotifications,
    getNotificationPreferences,
    setNotificationPreferences,
  },
  enquiries: { answerEnquiry, deleteEnquiry, getEnquiries, readEnquiries, sendEnquiry },
  viewings: {
    addUnavailability,
    checkAvailability,
    closeCalendarFeed,
    deleteExtraSlots,
    deleteUnavailability,
    getAgentViewings,
    getBookingPreferences,
    getCalendarFeed,
    getExtraSlots,
    getGuestReports,
    getMonthlySlots,
    getUnavailability,
    getUserViewings,
    getViewingCalendar,
    getViewingHours,
    getViewingSlots,
    openCalendarFeed,
    reportGuest,
    requestViewing,
    setBookingPreferences,
    setExtraSlots,
    setViewingHours,
    updateMeetingType,
    updateViewing,
  },
  push: { getPushSettings, registerPush, unregisterPush },
  reports: { getReportReasons, addReports, blockUser, unblockUser },
  privacy: { requestExport, getExport },
  verification: { getVerificationFields, getVerificationValues, applyVerification },
  settings: { webSettings },
  languages: { getLanguages },
  seo: { getSeoSettings },
  support: { contactUs, getFaqs },
  siteTexts: { getAboutUs, getPrivacyPolicy, getTerms },
  articles: { getArticles, getArticleCategories },
  mortgages: { mortgageCalculator, mortgageCosts },
  recommendations: {
    setPersonalisedFields,
    getPersonalisedFields,
    deletePersonalisedFields,
    getUserRecommendation,
  },
}

/** Every call of the API under its right name; server, client, tests and reference derive from it. */
export const contract = {
  ...features.homepage,
  ...features.search,
  ...features.properties,
  ...features.listings,
  ...features.drafts,
  ...features.imports,
  ...features.projects,
  ...features.adverts,
  ...features.owner,
  ...features.backOffice,
  ...features.moderation,
  ...features.agents,
  ...features.favourites,
  ...features.packages,
  ...features.payments,
  ...features['settings-admin'],
  ...features['texts-admin'],
  ...features.currencies,
  ...features['packages-admin'],
  ...features['payments-admin'],
  ...features.categories,
  ...features.facilities,
  ...features.cities,
  ...features.places,
  ...features.accounts,
  ...features.chats,
  ...features.live,
  ...features.notifications,
  ...features.push,
  ...features.reports,
  ...features.enquiries,
  ...features.viewings,
  ...features.privacy,
  ...features.verification,
  ...features.settings,
  ...features.languages,
  ...features.seo,
  ...features.support,
  ...features.siteTexts,
  ...features.articles,
  ...features.mortgages,
  ...features.recommendations,
}
