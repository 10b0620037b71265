/** What the server's assembly may use of conversations. */
export { presentLiveMessages } from './live.ts'
