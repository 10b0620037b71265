import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'place.label': 'مدينة أو منطقة أو بلد',
  'place.placeholder': 'أين تريد أن تسكن؟',
  'place.looking': 'جارٍ البحث عن أماكن…',
  'place.none': 'لا يوجد مكان بهذا الاسم. راجع الإملاء أو جرّب مدينة أكبر قريبة.',
  'place.failed': 'يتعذّر البحث عن الأماكن الآن. تحقق من اتصالك ثم حاول مجددًا.',
  'place.found': '{count|zero:لا أماكن|one:مكان واحد|two:مكانان|few:# أماكن|many:# مكانًا|other:# مكان}',
  'location.title': 'أين تبحث؟',
  'location.mine': 'استخدم موقعي الحالي',
  'location.radius': 'على أي مسافة',
  'location.kilometres': '{value} كم',
  'location.chosen': 'مساكن حول {place}',
  'location.show': 'أظهر المساكن هنا',
  'location.clear': 'ابحث في كل مكان',
  'location.unsupported': 'هذا المتصفح لا يدعم تحديد الموقع الجغرافي',
  'location.unknown': 'تعذّر تحديد موقعك',
  'location.fetch': 'حدث خطأ أثناء جلب الموقع',
  'location.denied': 'رُفض إذن الوصول إلى الموقع',
  'location.unavailable': 'معلومات الموقع غير متاحة',
  'location.timeout': 'انتهت مهلة طلب الموقع',
  'location.error': 'حدث خطأ أثناء تحديد الموقع',
}
