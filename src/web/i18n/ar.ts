import type { Texts } from './translate.ts'

export const ar: Texts = {
  'app.skip': 'Skip to content',
  'error.title': 'Something went wrong',
  'error.text': 'The page could not be shown. It is us, not you.',
  'error.retry': 'Try again',
  'missing.title': 'This page is not here',
  'missing.text': 'The address may be mistyped, or the home may have been sold or withdrawn.',
  'missing.home': 'Back to the home page',
  'ui.close': 'إغلاق',
  'ui.dismiss': 'إخفاء الرسالة',
  'ui.loading': 'جارٍ التحميل',
  'ui.offline': 'أنت غير متصل بالإنترنت. قد لا تكون المعلومات المعروضة محدثة.',
  'ui.remove': 'إزالة {name}',
  'ui.breadcrumbs': 'موقعك في الصفحات',
  'ui.pages': 'الصفحات',
  'ui.page': 'الصفحة {page}',
  'ui.previous': 'السابق',
  'ui.next': 'التالي',
  'ui.done': 'تم',
}
