import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'likes.title': 'تفضيلات السكن',
  'likes.text': 'أخبرنا بما تبحث عنه وسنعرض لك المساكن المطابقة أولًا.',
  'likes.kind': 'للشراء أو للإيجار',
  'likes.both': 'كلاهما',
  'likes.categories': 'أنواع المساكن',
  'likes.facilities': 'أماكن قريبة',
  'likes.prices': 'السعر',
  'likes.lowest': 'من',
  'likes.highest': 'إلى',
  'likes.city': 'المدينة',
  'likes.city-help': 'اتركه فارغًا للبحث في كل مكان.',
  'likes.save': 'حفظ التفضيلات',
  'likes.saved': 'حُفظت التفضيلات',
  'likes.forget': 'مسح التفضيلات',
  'likes.forgotten': 'مُسحت التفضيلات',
  'likes.see': 'عرض المساكن',
  'likes.wrong-price': 'اكتب رقمًا صحيحًا أو اتركه فارغًا.',
  'likes.wrong-order': 'يجب أن يكون السعر الأعلى أكبر من الأدنى.',
  'likes.gate-title': 'سجّل الدخول لتحديد تفضيلاتك',
  'likes.gate-text': 'تفضيلاتك خاصة بحسابك.',
  'likes.rules-title': 'كيف تُختار المساكن',
  'likes.rules':
    'يجب أن يوافق المسكن كل ما اخترته وأن يكون قريبًا من مكان واحد على الأقل. يأتي أولًا الأقرب إلى أماكن أكثر، ثم الأحدث. تُستثنى المساكن التي أخفيتها ومساكنك؛ والإعلانات المدفوعة لا تغيّر شيئًا.',
  'recommended.title': 'موصى به لك',
  'recommended.count':
    '{count|one:مسكن واحد يطابق تفضيلاتك|two:مسكنان يطابقان تفضيلاتك|few:# مساكن تطابق تفضيلاتك|many:# مسكنًا يطابق تفضيلاتك|other:# مسكن يطابق تفضيلاتك}',
  'recommended.none-title': 'لا يوجد مسكن يطابق كل تفضيلاتك',
  'recommended.none-text': 'جرّب إزالة تفضيل أو اثنين.',
  'recommended.unset-title': 'حدّد تفضيلاتك أولًا',
  'recommended.unset-text': 'اختر بعض الأشياء فتُجمع هنا المساكن الموافقة لها.',
}
