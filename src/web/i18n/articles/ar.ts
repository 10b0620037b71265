import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'articles.title': 'مقالات',
  'articles.text': 'نصائح واضحة في الشراء والإيجار والبيع والعناية بالمسكن.',
  'articles.subjects': 'المواضيع',
  'articles.all': 'الكل',
  'articles.empty-title': 'لا شيء للقراءة بعد',
  'articles.empty-text': 'ستظهر المقالات هنا فور نشرها.',
  'articles.empty-subject': 'لا شيء عن هذا الموضوع بعد. اطّلع على كل المقالات.',
  'articles.see-all': 'كل المقالات',
  'articles.feed': 'المتابعة في قارئ الخلاصات',
  'article.updated': 'حُدّث في {date}',
  'article.more': 'المزيد للقراءة',
}
