/** Chats, as other features and the server's assembly use them. */
export { latestChats } from './get-chats.ts'
export { presentLiveMessages } from './live.ts'
