import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'favourite.title': 'सहेजे घर',
  'favourite.empty-title': 'अभी कोई सहेजा घर नहीं',
  'favourite.empty-text': 'किसी घर पर दिल दबाएँ, वह यहाँ आपका इंतज़ार करेगा, हर उस डिवाइस पर जहाँ आप साइन इन करें।',
  'favourite.explore': 'घर देखें',
  'favourite.gate-title': 'अपने सहेजे घर देखने के लिए साइन इन करें',
  'favourite.gate-text': 'सहेजे घर आपके खाते के साथ रहते हैं, इसलिए फ़ोन से कंप्यूटर तक आपके साथ चलते हैं।',
  'interest.title': 'इच्छुक लोग',
  'interest.list-title': '{title} में रुचि रखने वाले',
  'interest.list-empty-title': 'अभी कोई नहीं',
  'interest.list-empty-text': 'जब किसी को इस घर में रुचि होगी, उसका नाम और संपर्क यहाँ दिखेगा।',
  'interest.write-to': '{name} को लिखें',
  'interest.to-home': 'घर पर जाएँ',
  'interest.count': '{count|one:# व्यक्ति|other:# लोग}',
  'interest.since': '{date} से',
  'interest.gate-title': 'किसे रुचि है, यह देखने के लिए साइन इन करें',
}
