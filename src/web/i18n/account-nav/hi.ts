import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'account-nav.label': 'आपका खाता',
  'account-nav.dashboard': 'डैशबोर्ड',
  'account-nav.properties': 'मेरे घर',
  'account-nav.projects': 'मेरे प्रोजेक्ट',
  'account-nav.advertisements': 'फ़ीचर्ड',
  'account-nav.viewings': 'मुलाक़ातें',
  'account-nav.enquiries': 'पूछताछ',
  'account-nav.packages': 'मेरे पैकेज',
  'account-nav.payments': 'भुगतान',
  'account-nav.saved': 'सहेजे घर',
  'account-nav.likes': 'मेरी पसंद',
  'account-nav.profile': 'प्रोफ़ाइल',
  'account-nav.messages': 'संदेश',
  'account-nav.notifications': 'सूचनाएँ',
}
