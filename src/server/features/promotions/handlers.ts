export { deleteAdvertisement } from './delete-advertisement.ts'
export { getFeaturedData } from './get-featured-data.ts'
export { storeAdvertisement } from './store-advertisement.ts'
