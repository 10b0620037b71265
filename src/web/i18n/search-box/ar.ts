import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'searchbox.popular': 'أماكن رائجة',
  'searchbox.near-me': 'بالقرب مني',
  'searchbox.understood': 'نبحث عن',
  'searchbox.part-place': 'المكان: {text}',
  'searchbox.part-category': 'نوع العقار: {text}',
  'searchbox.part-price': 'السعر: {text}',
  'searchbox.part-area': 'المساحة: {text}',
  'searchbox.part-beds': 'غرف النوم: {text}',
  'searchbox.part-baths': 'الحمامات: {text}',
  'searchbox.part-nearby': 'بالقرب: {text}',
  'searchbox.part-attribute': 'ميزة: {text}',
  'searchbox.part-text': 'نص: {text}',
}
