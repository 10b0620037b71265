/** What other features may use of statistics. */
export { countListed, countOpened, flushDays } from './count-days.ts'
