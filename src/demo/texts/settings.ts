import { aboutUs, privacyPolicy, terms } from './pages.ts'

/** Settings of the demo. */
export const demoSettings: Readonly<Record<string, string>> = {
  company_name: 'Lintel',
  company_email: 'hello@demo.lintel.test',
  company_tel: '+351 210 000 100',
  company_tel1: '+351 210 000 100',
  company_tel2: '+351 210 000 101',
  company_address: 'Rua da Escola Politécnica 42, 1250-102 Lisbon, Portugal',
  latitude: '38.7164',
  longitude: '-9.1492',
  demo_mode: '0',
  // The demo shows neither a permission prompt nor a consent notice.
  geolocation_on_load: '0',
  allow_cookies: '0',
  projects_for_everyone: '1',
  map_for_visitors: '1',
  compare_for_visitors: '1',
  enquiries_from_visitors: '1',
  bank_transfer_status: '1',
  bank_details: JSON.stringify([
    { title: 'Account holder', value: 'Lintel Demo' },
    { title: 'Bank', value: 'Banco do Exemplo' },
    { title: 'IBAN', value: 'PT50 0002 0123 1234 5678 9015 4' },
    { title: 'Reference', value: 'Your name and the package' },
  ]),
  about_us: aboutUs,
  terms_conditions: terms,
  privacy_policy: privacyPolicy,
}

/** Exchange rates per US dollar on one day. */
export const demoRates: Readonly<Record<string, number>> = { AED: 3.67, EUR: 0.92, INR: 83.4, MXN: 17.1 }
