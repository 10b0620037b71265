import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'articles.title': 'लेख',
  'articles.text': 'घर ख़रीदने, किराए पर लेने, बेचने और सँभालने पर सीधी-सादी सलाह।',
  'articles.subjects': 'विषय',
  'articles.all': 'सभी',
  'articles.empty-title': 'अभी पढ़ने को कुछ नहीं',
  'articles.empty-text': 'लेख प्रकाशित होते ही यहाँ दिखेंगे।',
  'articles.empty-subject': 'इस विषय पर अभी कुछ नहीं है। इसके बजाय सभी लेख देखें।',
  'articles.see-all': 'सभी लेख',
  'articles.feed': 'फ़ीड रीडर में पढ़ें',
  'article.updated': '{date} को अपडेट किया गया',
  'article.more': 'और पढ़ें',
}
