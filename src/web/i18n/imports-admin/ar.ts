import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'owner-feeds.text': 'أدخل منازل مالك أو نزّلها ملفًا. تُسجَّل كل خطوة ويُبلَّغ المالك.',
  'owner-feeds.search': 'الاسم أو العنوان أو الرقم',
  'owner-feeds.nobody': 'لا أحد يطابق',
  'owner-feeds.begin': 'ابحث عن مالك أولًا',
  'owner-feeds.for': 'منازل {name}',
  'owner-feeds.other': 'مالك آخر',
}
