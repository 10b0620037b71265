export { openLive } from './open-live.ts'
