import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'listing-field.district': 'الحي',
  'listing-field.zip_code': 'الرمز البريدي',
  'listing-field.year_renovated': 'سنة التجديد',
  'listing-field.wrong-year': 'أدخل سنة بين 1800 والسنة الحالية.',
}
