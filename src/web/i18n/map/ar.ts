import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'map.name': 'خريطة',
  'map.failed': 'تعذّر تحميل الخريطة.',
  'map.retry': 'أعد المحاولة',
  'map.approximate': 'موقع تقريبي',
  'map.zoom-in': 'تكبير',
  'map.zoom-out': 'تصغير',
  'map.level': 'مستوى التكبير {zoom}',
  'map.keys': 'حرّك الخريطة بمفاتيح الأسهم، وكبّر أو صغّر بمفتاحي الزائد والناقص، وانتقل إلى العقارات بمفتاح Tab.',
}
