import type { User } from '#contract/accounts.ts'
import { isProfessional } from '#domain/account-type.ts'
import { instantOf } from '#domain/instant.ts'
import { degrees, imageAddress } from '#server/features/properties/public.ts'
import type { AccountRow } from './queries.ts'

const LOGIN_TYPES = { google: '0', phone: '1', apple: '2', email: '3' } as const
const bit = (value: boolean) => (value ? 1 : 0)

export const presentUser = (row: AccountRow, origin: string): User => ({
  id: row.id,
  name: row.name,
  slug_id: row.slug,
  auth_id: '',
  email: row.email ?? '',
  mobile: row.phone,
  country_code: row.countryCode ?? '',
  profile: imageAddress(row.image, origin),
  address: row.address ?? '',
  fcm_id: '',
  logintype: LOGIN_TYPES[row.loginType],
  is_email_verified: bit(row.isEmailVerified),
  has_password: row.hasPassword,
  isActive: bit(row.isActive),
  notification: bit(row.wantsNotifications),
  subscription: bit(row.hasPackage),
  is_premium: bit(row.hasPackage),
  is_agent: isProfessional(row.accountType),
  account_type: row.accountType,
  requested_account_type: row.requestedType,
  display_currency: row.displayCurrency,
  is_user_verified: row.isVerified,
  is_appointment_available: row.offersViewings,
  is_demo_user: row.isDemo,
  shows_contact: bit(row.showsContact),
  about_me: row.about ?? '',
  facebook_id: row.facebook ?? '',
  twiiter_id: row.twitter ?? '',
  instagram_id: row.instagram ?? '',
  youtube_id: row.youtube ?? '',
  latitude: degrees(row.latitude),
  longitude: degrees(row.longitude),
  city: row.city ?? '',
  state: row.state ?? '',
  country: row.country ?? '',
  created_at: instantOf(row.createdAt),
  updated_at: instantOf(row.updatedAt),
})
