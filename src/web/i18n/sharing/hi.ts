import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'sharing.title': 'साझा करें',
  'sharing.link': 'लिंक',
  'sharing.copy': 'कॉपी करें',
  'sharing.by-hand': 'टेक्स्ट चुना गया है। इसे कीबोर्ड या मेन्यू से कॉपी करें।',
  'sharing.device': 'इस डिवाइस के किसी ऐप से साझा करें',
  'sharing.elsewhere': 'इससे भेजें',
  'sharing.email': 'ईमेल',
  'sharing.qr': 'इस पेज का QR कोड',
  'sharing.qr-help': 'यह पेज फ़ोन पर खोलने के लिए उसका कैमरा इस पर रखें।',
  'sharing.qr-download': 'QR कोड डाउनलोड करें',
  'sharing.brochure': 'छापने के लिए ब्रोशर (PDF)',
  'sharing.embed': 'यह लिस्टिंग एम्बेड करें',
  'sharing.embed-help': 'इसे अपने पेज में चिपकाएँ। कार्ड हमेशा मौजूदा कीमत दिखाता है और घर हटने पर यह बता देता है।',
  'sharing.embed-code': 'आपके पेज के लिए कोड',
}
