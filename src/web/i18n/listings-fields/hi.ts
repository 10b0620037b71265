import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'listing-field.district': 'मोहल्ला',
  'listing-field.zip_code': 'पिन कोड',
  'listing-field.year_renovated': 'नवीनीकरण का वर्ष',
  'listing-field.wrong-year': '1800 और इस साल के बीच का कोई साल लिखें।',
}
