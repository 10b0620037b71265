export { answerContact, listContacts, markContact } from './contact-requests.ts'
export { contactUs } from './contact-us.ts'
export { getFaqs } from './get-faqs.ts'
