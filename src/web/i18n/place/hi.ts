import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'place.label': 'शहर, क्षेत्र या देश',
  'place.placeholder': 'आप कहाँ रहना चाहते हैं?',
  'place.looking': 'जगहें खोजी जा रही हैं…',
  'place.none': 'इस नाम की कोई जगह नहीं। वर्तनी जाँचें या पास का कोई बड़ा शहर आज़माएँ।',
  'place.failed': 'जगहें अभी नहीं खोजी जा सकतीं। अपना कनेक्शन जाँचें और फिर कोशिश करें।',
  'place.found': '{count|one:# जगह मिली|other:# जगहें मिलीं}',
  'location.title': 'आप कहाँ खोज रहे हैं?',
  'location.mine': 'मेरी मौजूदा स्थिति का उपयोग करें',
  'location.radius': 'कितनी दूर तक',
  'location.kilometres': '{value} कि.मी.',
  'location.chosen': '{place} के आस-पास के घर',
  'location.show': 'यहाँ के घर दिखाएँ',
  'location.clear': 'हर जगह खोजें',
  'location.unsupported': 'यह ब्राउज़र जियोलोकेशन का समर्थन नहीं करता',
  'location.unknown': 'आपकी स्थिति का पता नहीं चल सका',
  'location.fetch': 'स्थान खोजने में त्रुटि',
  'location.denied': 'स्थान की अनुमति नहीं मिली',
  'location.unavailable': 'स्थान की जानकारी उपलब्ध नहीं',
  'location.timeout': 'स्थान के अनुरोध का समय समाप्त हो गया',
  'location.error': 'स्थान प्राप्त करने में त्रुटि',
}
