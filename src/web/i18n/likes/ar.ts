import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'likes.title': 'ما تحبه',
  'likes.text': 'قل عمّا تبحث. تظهر المساكن المناسبة أولًا في الصفحة الرئيسية، كل منها مع سببها.',
  'likes.kind': 'للشراء أو للإيجار',
  'likes.both': 'كلاهما',
  'likes.categories': 'أنواع المساكن',
  'likes.facilities': 'من الجيد وجوده بالقرب',
  'likes.prices': 'السعر',
  'likes.lowest': 'من',
  'likes.highest': 'إلى',
  'likes.city': 'المدينة',
  'likes.city-help': 'اتركه فارغًا للبحث في كل مكان.',
  'likes.save': 'حفظ ما أحبه',
  'likes.saved': 'حُفظ. الصفحة الرئيسية تتبع ما تحبه.',
  'likes.forget': 'انسَ ما أحبه',
  'likes.forgotten': 'نُسي. لن يظهر شيء بسببه بعد الآن.',
  'likes.see': 'عرض المساكن',
  'likes.wrong-price': 'اكتب رقمًا صحيحًا أو اتركه فارغًا.',
  'likes.wrong-order': 'يجب أن يكون السعر الأعلى أكبر من الأدنى.',
  'likes.gate-title': 'سجّل الدخول لتقول ما تحبه',
  'likes.gate-text': 'يُحفظ اختيارك مع حسابك ولا يراه أحد سواك.',
  'likes.rules-title': 'كيف تُختار المساكن',
  'likes.rules':
    'يجب أن يوافق المسكن كل ما اخترته وأن يكون قريبًا من مكان واحد على الأقل. يأتي أولًا الأقرب إلى أماكن أكثر، ثم الأحدث. تُستثنى المساكن التي أخفيتها ومساكنك؛ والإعلانات المدفوعة لا تغيّر شيئًا.',
  'recommended.title': 'مساكن قد تعجبك',
  'recommended.count':
    '{count|one:مسكن واحد يوافق ما تحبه|two:مسكنان يوافقان ما تحبه|few:# مساكن توافق ما تحبه|many:# مسكنًا يوافق ما تحبه|other:# مسكن يوافق ما تحبه}',
  'recommended.none-title': 'لا شيء يوافق كل ذلك بعد',
  'recommended.none-text': 'اطلب أقل قليلًا فتوافقك مساكن أكثر.',
  'recommended.unset-title': 'قل ما تحبه أولًا',
  'recommended.unset-text': 'اختر بعض الأشياء فتُجمع هنا المساكن الموافقة لها.',
}
