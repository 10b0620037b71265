import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'search.cities': 'घरों वाले शहर',
  'search.cities-text': 'हर शहर जहाँ कोई घर बिक्री या किराए पर है, सबसे ज़्यादा घरों वाले पहले।',
  'search.cities-near': 'हर शहर जहाँ घर बिक्री या किराए के लिए हैं, {place} के सबसे पास वाले पहले।',
  'search.cities-none': 'अभी किसी शहर में कोई घर नहीं है।',
  'catalogue.title': 'घरों के प्रकार',
  'catalogue.text': '{count|one:# घर, प्रकार के अनुसार|other:# घर, प्रकार के अनुसार}',
}
