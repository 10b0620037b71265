import type { appSettings as endpoint } from '#contract/settings.ts'
import type { Handler } from '#server/context.ts'
import { presentSettings } from './present.ts'
import { findSettings } from './queries.ts'

/** Backgrounds of the app in its light and dark theme, around the colour of the site. */
const SHADES = {
  light: { secondary: '#FFFFFF', tertiary: '#F3F1EB' },
  dark: { secondary: '#1C1C1C', tertiary: '#2A2A2A' },
}

const NO_ADS = {
  show_admob_ads: '0',
  android_banner_ad_id: '',
  ios_banner_ad_id: '',
  android_interstitial_ad_id: '',
  ios_interstitial_ad_id: '',
  android_native_ad_id: '',
  ios_native_ad_id: '',
}

export const appSettings: Handler<typeof endpoint> = async (ctx) => {
  const settings = presentSettings(await findSettings(ctx.sql, ctx), ctx)
  const version = settings.system_version ?? ''
  const colour = settings.system_color ?? ''
  return {
    ...settings,
    ...NO_ADS,
    ios_version: version,
    android_version: version,
    force_update: '0',
    maintenance_mode: settings.web_maintenance_mode ?? '0',
    app_home_screen: settings.web_logo,
    placeholder_logo: settings.web_placeholder_logo,
    light_primary: colour,
    light_secondary: SHADES.light.secondary,
    light_tertiary: SHADES.light.tertiary,
    dark_primary: colour,
    dark_secondary: SHADES.dark.secondary,
    dark_tertiary: SHADES.dark.tertiary,
  }
}
