import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'favourite.title': 'सहेजे घर',
  'favourite.empty-title': 'अभी कोई सहेजा घर नहीं',
  'favourite.empty-text': 'किसी भी घर पर दिल दबाकर उसे सहेजें। सहेजे गए घर आपके सभी डिवाइस पर दिखते हैं।',
  'favourite.explore': 'घर देखें',
  'favourite.gate-title': 'अपने सहेजे घर देखने के लिए साइन इन करें',
  'favourite.gate-text': 'सहेजे घर आपके खाते के साथ रहते हैं, इसलिए फ़ोन से कंप्यूटर तक आपके साथ चलते हैं।',
  'interest.title': 'लीड',
  'interest.list-title': '{title} के लीड',
  'interest.list-empty-title': 'अभी कोई लीड नहीं',
  'interest.list-empty-text': 'जब किसी को इस घर में रुचि होगी, उसका नाम और संपर्क यहाँ दिखेगा।',
  'interest.write-to': '{name} को लिखें',
  'interest.to-home': 'लिस्टिंग देखें',
  'interest.count': '{count|one:# लीड|other:# लीड}',
  'interest.since': '{date} से',
  'interest.gate-title': 'किसे रुचि है, यह देखने के लिए साइन इन करें',
}
