export { adBanners } from './ad-banners.ts'
