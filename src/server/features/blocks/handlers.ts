export { blockUser } from './block-user.ts'
export { unblockUser } from './unblock-user.ts'
