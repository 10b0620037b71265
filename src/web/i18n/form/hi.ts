import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'form.required': 'कृपया इसे भरें।',
  'form.too-short': 'कृपया कम से कम {least} अक्षर लिखें।',
  'form.too-long': 'कृपया ज़्यादा से ज़्यादा {most} अक्षर लिखें।',
  'form.email': 'यह ईमेल पता नहीं है।',
  'form.phone': 'यह फ़ोन नंबर नहीं है।',
  'form.password-mismatch': 'पासवर्ड मेल नहीं खाते।',
  'form.invalid': 'कृपया इसे जाँचें।',
  'form.unreachable': 'हम सर्वर तक नहीं पहुँच पाए। अपना कनेक्शन जाँचें और फिर कोशिश करें।',
  'form.optional': '(वैकल्पिक)',
  'form.choose': 'चुनें…',
  'form.less': 'कम: {label}',
  'form.more': 'ज़्यादा: {label}',
}
