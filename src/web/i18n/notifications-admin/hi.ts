import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'messages.announce-text': 'सभी उपयोगकर्ताओं या किसी समूह को उनके पसंदीदा चैनल से सूचना भेजें।',
  'messages.segment': 'ऑडियंस',
  'messages.seg-kind': 'खाते का प्रकार',
  'messages.seg-package': 'पैकेज',
  'messages.seg-with': 'चालू पैकेज के साथ',
  'messages.seg-without': 'बिना पैकेज',
  'messages.seg-language': 'भाषा',
  'messages.reach': '{count|one:# व्यक्ति|other:# लोग}',
  'messages.reach-ways': '{app} सूची में, {push} उपकरण पर, {mail} ईमेल से',
  'messages.title': 'शीर्षक',
  'messages.words': 'संदेश',
  'messages.send-text': 'इसे वापस नहीं लिया जा सकता।',
  'messages.sent': 'यह रास्ते में है',
  'messages.past': 'अब तक भेजे गए',
  'messages.past-none': 'अभी कोई घोषणा नहीं',
  'messages.progress': '{reach} में से {reached} को बताया',
  'messages.everybody': 'सभी',
}
