/** What the server's assembly may use of conversations. */
export { presentBroughtMessage, presentLiveMessages } from './live.ts'
export { sayAtOnce } from './send-message.ts'
