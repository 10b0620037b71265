import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'admin.label': 'لوحة الإدارة',
  'admin.gate-title': 'سجّل الدخول إلى لوحة الإدارة',
  'admin.gate-text': 'هذا القسم مخصّص لمن يديرون الموقع.',
  'admin.waiting':
    '{count|zero:لا شيء ينتظر|one:عنصر واحد ينتظر|two:عنصران ينتظران|few:# عناصر تنتظر|many:# عنصرًا ينتظر|other:# عنصر ينتظر}',
  'admin.found': '{count|zero:لا مدخلات|one:مدخل واحد|two:مدخلان|few:# مدخلات|many:# مدخلًا|other:# مدخل}',
  'admin.found-more': 'أكثر من {count} مدخل',
  'admin.order': 'الترتيب',
  'admin.filter': 'عرض',
  'admin.any': 'الكل',
  'admin.failed': 'لم ينجح ذلك. حاول مرة أخرى.',
  'admin.when': 'متى',
  'admin.who': 'من',
  'admin.action': 'ماذا',
  'admin.details': 'التفاصيل',
  'admin.gone': 'حساب محذوف',
  'admin.place-today': 'اليوم',
  'admin.place-moderation': 'المراجعة',
  'admin.place-settings': 'الإعدادات',
  'admin.place-audit': 'سجل التدقيق',
  'admin.today-text': 'ما ينتظرك.',
  'admin.audit-text': 'كل ما غيّره الفريق، محفوظ دائمًا.',
  'admin.audit-search': 'الإجراء',
  'admin.audit-subject': 'حول',
  'admin.audit-empty': 'لم يحدث شيء من هذا القبيل',
}
