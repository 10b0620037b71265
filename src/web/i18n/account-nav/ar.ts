import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'account-nav.label': 'حسابك',
  'account-nav.dashboard': 'لوحة المتابعة',
  'account-nav.properties': 'منازلي',
  'account-nav.projects': 'مشاريعي',
  'account-nav.advertisements': 'المميزة',
  'account-nav.viewings': 'المعاينات',
  'account-nav.enquiries': 'الاستفسارات',
  'account-nav.packages': 'باقاتي',
  'account-nav.payments': 'المدفوعات',
  'account-nav.saved': 'المنازل المحفوظة',
  'account-nav.likes': 'ما يعجبني',
  'account-nav.profile': 'الملف الشخصي',
  'account-nav.messages': 'الرسائل',
  'account-nav.notifications': 'الإشعارات',
}
