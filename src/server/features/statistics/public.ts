/** Public interface of the statistics feature. */
export { countListed, countOpened, flushDays } from './count-days.ts'
