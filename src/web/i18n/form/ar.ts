import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'form.required': 'يرجى ملء هذا الحقل.',
  'form.too-short': '{least} أحرف على الأقل من فضلك.',
  'form.too-long': '{most} حرفًا على الأكثر من فضلك.',
  'form.email': 'هذا ليس عنوان بريد إلكتروني.',
  'form.phone': 'هذا ليس رقم هاتف.',
  'form.password-mismatch': 'كلمتا المرور غير متطابقتين.',
  'form.invalid': 'يرجى التحقق من هذا الحقل.',
  'form.unreachable': 'تعذّر الوصول إلى الخادم. تحقق من اتصالك وحاول مرة أخرى.',
  'form.optional': '(اختياري)',
  'form.choose': 'اختر…',
  'form.less': 'أقل: {label}',
  'form.more': 'أكثر: {label}',
}
