import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'sharing.title': 'مشاركة',
  'sharing.link': 'الرابط',
  'sharing.copy': 'نسخ',
  'sharing.by-hand': 'النص محدد. انسخه بلوحة المفاتيح أو من القائمة.',
  'sharing.device': 'المشاركة عبر تطبيق على هذا الجهاز',
  'sharing.elsewhere': 'إرسال عبر',
  'sharing.email': 'البريد الإلكتروني',
  'sharing.qr': 'رمز QR لهذه الصفحة',
  'sharing.qr-help': 'وجّه كاميرا هاتف نحوه لفتح هذه الصفحة هناك.',
  'sharing.qr-download': 'تنزيل رمز QR',
  'sharing.brochure': 'كتيّب للطباعة (PDF)',
  'sharing.embed': 'تضمين هذا الإعلان',
  'sharing.embed-help': 'ألصق هذا في صفحتك. تعرض البطاقة السعر الحالي دائمًا، وتخبر عندما لا يعود المنزل معروضًا.',
  'sharing.embed-code': 'الشيفرة لصفحتك',
}
