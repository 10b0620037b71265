export { getPushSettings } from './get-push-settings.ts'
export { registerPush } from './register-push.ts'
export { unregisterPush } from './unregister-push.ts'
