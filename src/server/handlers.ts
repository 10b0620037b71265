import type { Handlers } from './context.ts'
import { addPasskey } from './features/accounts/add-passkey.ts'
import { askPasskey } from './features/accounts/ask-passkey.ts'
import { beforeLogout } from './features/accounts/before-logout.ts'
import { changeEmail } from './features/accounts/change-email.ts'
import { changePassword } from './features/accounts/change-password.ts'
import { confirmEmail } from './features/accounts/confirm-email.ts'
import { confirmLink } from './features/accounts/confirm-link.ts'
import { deleteUser } from './features/accounts/delete-user.ts'
import { endSessions } from './features/accounts/end-sessions.ts'
import { forgotPassword } from './features/accounts/forgot-password.ts'
import { getOtp } from './features/accounts/get-otp.ts'
import { getUserData } from './features/accounts/get-user-data.ts'
import { listPasskeys } from './features/accounts/list-passkeys.ts'
import { listSessions } from './features/accounts/list-sessions.ts'
import { offerPasskey } from './features/accounts/offer-passkey.ts'
import { proveIdentity } from './features/accounts/prove-identity.ts'
import { removePasskey } from './features/accounts/remove-passkey.ts'
import { resetPassword } from './features/accounts/reset-password.ts'
import { sendProofCode } from './features/accounts/send-proof-code.ts'
import { signInByPasskey } from './features/accounts/sign-in-by-passkey.ts'
import { updateProfile } from './features/accounts/update-profile.ts'
import { userRegister } from './features/accounts/user-register.ts'
import { userSignup } from './features/accounts/user-signup.ts'
import { verifyOtp } from './features/accounts/verify-otp.ts'
import { adBanners } from './features/ad-banners/ad-banners.ts'
import { deleteAdvertisement } from './features/adverts/delete-advertisement.ts'
import { getFeaturedData } from './features/adverts/get-featured-data.ts'
import { storeAdvertisement } from './features/adverts/store-advertisement.ts'
import { agentList } from './features/agents/agent-list.ts'
import { agentProperties } from './features/agents/agent-properties.ts'
import { listProfessionals } from './features/agents/list-professionals.ts'
import { getArticleCategories } from './features/articles/get-article-categories.ts'
import { getArticles } from './features/articles/get-articles.ts'
import { getToday } from './features/back-office/get-today.ts'
import { listAudit } from './features/back-office/list-audit.ts'
import { listWaitingWork } from './features/back-office/list-waiting-work.ts'
import { blockUser } from './features/blocks/block-user.ts'
import { unblockUser } from './features/blocks/unblock-user.ts'
import { deleteEntry } from './features/catalogue/delete-entry.ts'
import { findEntry } from './features/catalogue/find-entry.ts'
import { listEntries } from './features/catalogue/list-entries.ts'
import { orderEntries } from './features/catalogue/order-entries.ts'
import { saveEntry } from './features/catalogue/save-entry.ts'
import { getCategories } from './features/categories/get-categories.ts'
import { acknowledgeMessages } from './features/chats/acknowledge-messages.ts'
import { deleteChatMessage } from './features/chats/delete-chat-message.ts'
import { getChatThread } from './features/chats/get-chat-thread.ts'
import { getChats } from './features/chats/get-chats.ts'
import { getMessages } from './features/chats/get-messages.ts'
import { getPresence } from './features/chats/get-presence.ts'
import { getUnreadCounts } from './features/chats/get-unread-counts.ts'
import { readChat } from './features/chats/read-chat.ts'
import { sendMessage } from './features/chats/send-message.ts'
import { typeInChat } from './features/chats/type-in-chat.ts'
import { getCitiesData } from './features/cities/get-cities-data.ts'
import { listCurrencyRates } from './features/currencies/list-currency-rates.ts'
import { saveCurrencyRate } from './features/currencies/save-currency-rate.ts'
import { addDraftFile } from './features/drafts/add-draft-file.ts'
import { deleteDraft } from './features/drafts/delete-draft.ts'
import { findDuplicates } from './features/drafts/find-duplicates.ts'
import { listDrafts } from './features/drafts/list-drafts.ts'
import { listingForm } from './features/drafts/listing-form.ts'
import { publishDraft } from './features/drafts/publish-draft.ts'
import { saveDraft } from './features/drafts/save-draft.ts'
import { answerEnquiry } from './features/enquiries/answer-enquiry.ts'
import { deleteEnquiry } from './features/enquiries/delete-enquiry.ts'
import { getEnquiries } from './features/enquiries/get-enquiries.ts'
import { readEnquiries } from './features/enquiries/read-enquiries.ts'
import { sendEnquiry } from './features/enquiries/send-enquiry.ts'
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
import { exportOwnListings } from './features/imports/export-own-listings.ts'
import { getImport } from './features/imports/get-import.ts'
import { getImportErrors } from './features/imports/get-import-errors.ts'
import { listImportRows } from './features/imports/list-import-rows.ts'
import { listImports } from './features/imports/list-imports.ts'
import { mapImport } from './features/imports/map-import.ts'
import { runImport } from './features/imports/run-import.ts'
import { startImport } from './features/imports/start-import.ts'
import { addLanguage } from './features/languages/add-language.ts'
import { deleteLanguage } from './features/languages/delete-language.ts'
import { getLanguages } from './features/languages/get-languages.ts'
import { listAllLanguages } from './features/languages/list-all-languages.ts'
import { listTexts } from './features/languages/list-texts.ts'
import { saveLanguage } from './features/languages/save-language.ts'
import { saveText } from './features/languages/save-text.ts'
import { openLive } from './features/live/open-live.ts'
import { appealDecision } from './features/moderation/appeal-decision.ts'
import { claimModerationCase } from './features/moderation/claim-moderation-case.ts'
import { decideApplication } from './features/moderation/decide-application.ts'
import { getModerationCase } from './features/moderation/get-moderation-case.ts'
import { listModeration } from './features/moderation/list-moderation.ts'
import { listReasonTemplates } from './features/moderation/list-reason-templates.ts'
import { moderate } from './features/moderation/moderate.ts'
import { moderateMany } from './features/moderation/moderate-many.ts'
import { saveReasonTemplate } from './features/moderation/save-reason-template.ts'
import { undoModeration } from './features/moderation/undo-moderation.ts'
import { mortgageCalculator } from './features/mortgages/mortgage-calculator.ts'
import { mortgageCosts } from './features/mortgages/mortgage-costs.ts'
import { listAnnouncements, previewAnnouncement, sendAnnouncement } from './features/notifications/announcements.ts'
import { getNotificationList } from './features/notifications/get-notification-list.ts'
import { getNotificationPreferences } from './features/notifications/get-notification-preferences.ts'
import { readNotifications } from './features/notifications/read-notifications.ts'
import { setNotificationPreferences } from './features/notifications/set-notification-preferences.ts'
import { listingStatistics } from './features/owner/listing-statistics.ts'
import { ownListings } from './features/owner/own-listings.ts'
import { ownerDashboard } from './features/owner/owner-dashboard.ts'
import { assignPackage } from './features/packages/assign-package.ts'
import { checkPackageLimit } from './features/packages/check-package-limit.ts'
import { getPackages } from './features/packages/get-packages.ts'
import { grantPackageTo } from './features/packages/grant-package-to.ts'
import { listPackages } from './features/packages/list-packages.ts'
import { listPackagesOf } from './features/packages/list-packages-of.ts'
import { packageHistory } from './features/packages/package-history.ts'
import { packageOffers } from './features/packages/package-offers.ts'
import { revokePackageOf } from './features/packages/revoke-package-of.ts'
import { savePackage } from './features/packages/save-package.ts'
import { createPaymentIntent } from './features/payments/create-payment-intent.ts'
import { createRazorpayOrder } from './features/payments/create-razorpay-order.ts'
import { exportPayments } from './features/payments/export-payments.ts'
import { failPayment } from './features/payments/fail-payment.ts'
import { listGateways, removeGatewayKeys, saveGatewayKeys, switchGateway } from './features/payments/gateway-keys.ts'
import { getInvoice } from './features/payments/get-invoice.ts'
import { getPayment } from './features/payments/get-payment.ts'
import { getPaymentOfAny } from './features/payments/get-payment-of-any.ts'
import { getPaymentReceipt } from './features/payments/get-payment-receipt.ts'
import { getPaymentSettings } from './features/payments/get-payment-settings.ts'
import { getPayments } from './features/payments/get-payments.ts'
import { getRevenue } from './features/payments/get-revenue.ts'
import { initiateBankTransfer } from './features/payments/initiate-bank-transfer.ts'
import { listPaymentMessages } from './features/payments/list-payment-messages.ts'
import { listPaymentsOfAll } from './features/payments/list-payments-of-all.ts'
import { payWithFlutterwave } from './features/payments/pay-with-flutterwave.ts'
import { payWithPaypal } from './features/payments/pay-with-paypal.ts'
import { refundPayment } from './features/payments/refund-payment.ts'
import { reviewPayment } from './features/payments/review-payment.ts'
import { uploadBankReceipt } from './features/payments/upload-bank-receipt.ts'
import { endSessionsOf } from './features/people/end-sessions-of.ts'
import { getPerson } from './features/people/get-person.ts'
import { endImpersonation, impersonate } from './features/people/impersonate.ts'
import { listPeople } from './features/people/list-people.ts'
import { setAccountType } from './features/people/set-account-type.ts'
import { setRole } from './features/people/set-role.ts'
import { addStaffNote, deleteStaffNote } from './features/people/staff-notes.ts'
import { deactivatePerson, reactivatePerson } from './features/people/switch-person.ts'
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
import { getPushSettings } from './features/push/get-push-settings.ts'
import { registerPush } from './features/push/register-push.ts'
import { unregisterPush } from './features/push/unregister-push.ts'
import { discardJobs } from './features/queues/discard-jobs.ts'
import { listJobs } from './features/queues/list-jobs.ts'
import { listOutbox } from './features/queues/list-outbox.ts'
import { listQueues } from './features/queues/list-queues.ts'
import { retryJobs } from './features/queues/retry-jobs.ts'
import { retryOutbox } from './features/queues/retry-outbox.ts'
import { deletePersonalisedFields } from './features/recommendations/delete-personalised-fields.ts'
import { getPersonalisedFields } from './features/recommendations/get-personalised-fields.ts'
import { getUserRecommendation } from './features/recommendations/get-user-recommendation.ts'
import { setPersonalisedFields } from './features/recommendations/set-personalised-fields.ts'
import { addReports } from './features/reports/add-reports.ts'
import { getReportReasons } from './features/reports/get-report-reasons.ts'
import { searchExample } from './features/search/search-example.ts'
import { searchFacets } from './features/search/search-facets.ts'
import { searchHomes } from './features/search/search-homes.ts'
import { searchMap } from './features/search/search-map.ts'
import { searchPhrase } from './features/search/search-phrase.ts'
import { searchSuggestions } from './features/search/search-suggestions.ts'
import { getSeoSettings } from './features/seo/get-seo-settings.ts'
import { listSettingChanges } from './features/settings/list-setting-changes.ts'
import { listSettings } from './features/settings/list-settings.ts'
import { saveSettings } from './features/settings/save-settings.ts'
import { undoSettings } from './features/settings/undo-settings.ts'
import { webSettings } from './features/settings/web-settings.ts'
import { deleteSiteArchive } from './features/site-archives/delete-site-archive.ts'
import { exportWholeSite } from './features/site-archives/export-whole-site.ts'
import { getSiteArchiveLink } from './features/site-archives/get-site-archive-link.ts'
import { importWholeSite } from './features/site-archives/import-whole-site.ts'
import { listSiteArchives } from './features/site-archives/list-site-archives.ts'
import { getAboutUs, getPrivacyPolicy, getTerms } from './features/site-texts/site-texts.ts'
import { answerContact, listContacts, markContact } from './features/support/contact-desk.ts'
import { contactUs } from './features/support/contact-us.ts'
import { getFaqs } from './features/support/get-faqs.ts'
import { getTemplate } from './features/templates/get-template.ts'
import { listTemplates } from './features/templates/list-templates.ts'
import { previewTemplate } from './features/templates/preview-template.ts'
import { saveTemplate } from './features/templates/save-template.ts'
import { testTemplate } from './features/templates/test-template.ts'
import { askOwners } from './features/upkeep/ask-owners.ts'
import { exportUpkeep } from './features/upkeep/export-upkeep.ts'
import { hideListings } from './features/upkeep/hide-listings.ts'
import { listDuplicateListings } from './features/upkeep/list-duplicate-listings.ts'
import { listStaleListings } from './features/upkeep/list-stale-listings.ts'
import { openCase } from './features/upkeep/open-case.ts'
import { settleDuplicate } from './features/upkeep/settle-duplicate.ts'
import { applyVerification } from './features/verification/apply-verification.ts'
import { deleteFormField, listFormFields, orderFormFields, saveFormField } from './features/verification/form-fields.ts'
import { getApplication } from './features/verification/get-application.ts'
import { getVerificationFields } from './features/verification/get-verification-fields.ts'
import { getVerificationValues } from './features/verification/get-verification-values.ts'
import { listApplications } from './features/verification/list-applications.ts'
import { addUnavailability } from './features/viewings/add-unavailability.ts'
import { closeCalendarFeed, getCalendarFeed, openCalendarFeed } from './features/viewings/calendar-feed.ts'
import { checkAvailability } from './features/viewings/check-availability.ts'
import { deleteExtraSlots } from './features/viewings/delete-extra-slots.ts'
import { deleteUnavailability } from './features/viewings/delete-unavailability.ts'
import { getAgentViewings } from './features/viewings/get-agent-viewings.ts'
import { getBookingPreferences } from './features/viewings/get-booking-preferences.ts'
import { getExtraSlots } from './features/viewings/get-extra-slots.ts'
import { getGuestReports } from './features/viewings/get-guest-reports.ts'
import { getMonthlySlots } from './features/viewings/get-monthly-slots.ts'
import { getUnavailability } from './features/viewings/get-unavailability.ts'
import { getUserViewings } from './features/viewings/get-user-viewings.ts'
import { getViewingCalendar } from './features/viewings/get-viewing-calendar.ts'
import { getViewingHours } from './features/viewings/get-viewing-hours.ts'
import { getViewingSlots } from './features/viewings/get-viewing-slots.ts'
import { reportGuest } from './features/viewings/report-guest.ts'
import { requestViewing } from './features/viewings/request-viewing.ts'
import { setBookingPreferences } from './features/viewings/set-booking-preferences.ts'
import { setExtraSlots } from './features/viewings/set-extra-slots.ts'
import { setViewingHours } from './features/viewings/set-viewing-hours.ts'
import { updateMeetingType } from './features/viewings/update-meeting-type.ts'
import { updateViewing } from './features/viewings/update-viewing.ts'

export const handlers: Handlers = {
  listAnnouncements,
  previewAnnouncement,
  sendAnnouncement,
  answerContact,
  listContacts,
  discardJobs,
  listJobs,
  listOutbox,
  listQueues,
  retryJobs,
  retryOutbox,
  askOwners,
  exportUpkeep,
  hideListings,
  listDuplicateListings,
  listStaleListings,
  openCase,
  settleDuplicate,
  markContact,
  listGateways,
  removeGatewayKeys,
  saveGatewayKeys,
  switchGateway,
  exportPayments,
  getPaymentOfAny,
  getRevenue,
  addStaffNote,
  deactivatePerson,
  deleteStaffNote,
  endImpersonation,
  endSessionsOf,
  getPerson,
  impersonate,
  listPeople,
  reactivatePerson,
  setAccountType,
  setRole,
  decideApplication,
  deleteFormField,
  getApplication,
  listApplications,
  listFormFields,
  orderFormFields,
  saveFormField,
  addUnavailability,
  closeCalendarFeed,
  getCalendarFeed,
  openCalendarFeed,
  checkAvailability,
  deleteExtraSlots,
  deleteUnavailability,
  getAgentViewings,
  getBookingPreferences,
  getExtraSlots,
  getGuestReports,
  getMonthlySlots,
  getUnavailability,
  getUserViewings,
  getViewingCalendar,
  getViewingHours,
  getViewingSlots,
  reportGuest,
  requestViewing,
  setBookingPreferences,
  setExtraSlots,
  setViewingHours,
  updateMeetingType,
  updateViewing,
  answerEnquiry,
  deleteEnquiry,
  getEnquiries,
  readEnquiries,
  sendEnquiry,
  blockUser,
  unblockUser,
  acknowledgeMessages,
  deleteChatMessage,
  getChatThread,
  getChats,
  getMessages,
  getPresence,
  getUnreadCounts,
  readChat,
  sendMessage,
  typeInChat,
  openLive,
  getNotificationList,
  getNotificationPreferences,
  readNotifications,
  getPushSettings,
  registerPush,
  unregisterPush,
  setNotificationPreferences,
  addReports,
  getReportReasons,
  addDraftFile,
  deleteDraft,
  findDuplicates,
  listDrafts,
  listingForm,
  publishDraft,
  saveDraft,
  deleteAdvertisement,
  getFeaturedData,
  storeAdvertisement,
  ownListings,
  ownerDashboard,
  listingStatistics,
  listAudit,
  getToday,
  listWaitingWork,
  listModeration,
  moderate,
  moderateMany,
  getModerationCase,
  claimModerationCase,
  undoModeration,
  listReasonTemplates,
  saveReasonTemplate,
  appealDecision,
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
  listProfessionals,
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
  adBanners,
  addLanguage,
  deleteLanguage,
  listTemplates,
  getTemplate,
  previewTemplate,
  saveTemplate,
  testTemplate,
  getUserData,
  homepageData,
  exportOwnListings,
  getImport,
  getImportErrors,
  listImportRows,
  listImports,
  mapImport,
  runImport,
  startImport,
  assignPackage,
  checkPackageLimit,
  getPackages,
  packageHistory,
  packageOffers,
  grantPackageTo,
  listPackages,
  listPackagesOf,
  revokePackageOf,
  listCurrencyRates,
  saveCurrencyRate,
  listEntries,
  findEntry,
  saveEntry,
  deleteEntry,
  orderEntries,
  listSettings,
  saveSettings,
  listSettingChanges,
  undoSettings,
  listSiteArchives,
  exportWholeSite,
  getSiteArchiveLink,
  deleteSiteArchive,
  importWholeSite,
  listAllLanguages,
  saveLanguage,
  listTexts,
  saveText,
  savePackage,
  listPaymentMessages,
  listPaymentsOfAll,
  refundPayment,
  reviewPayment,
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
  searchExample,
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
  sendProofCode,
  proveIdentity,
  signInByPasskey,
  deleteUser,
  endSessions,
  forgotPassword,
  getOtp,
  listSessions,
  resetPassword,
  updateProfile,
  changeEmail,
  confirmEmail,
  confirmLink,
  changePassword,
  userRegister,
  userSignup,
  verifyOtp,
  webSettings,
}
