import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'agents.title': 'الوكلاء',
  'agents.count':
    '{count|zero:لا وكلاء|one:وكيل واحد لديه منازل|two:وكيلان لديهما منازل|few:# وكلاء لديهم منازل|many:# وكيلًا لديهم منازل|other:# وكيل لديهم منازل}',
  'agents.search': 'البحث عن وكيل',
  'agents.name': 'اسم الوكيل أو الوكالة',
  'agents.none-title': 'لا أحد باسم «{search}»',
  'agents.none-text': 'جرّب جزءًا من الاسم، أو اطّلع على الجميع.',
  'agents.empty-title': 'لا وكلاء بعد',
  'agents.empty-text': 'يظهر الأشخاص هنا مع أول منزل ينشرونه.',
  'agents.all': 'كل الوكلاء',
  'agents.type-agent': 'وسيط',
  'agents.type-agency': 'وكالة',
  'agents.type-developer': 'مطوّر عقاري',
  'agents.unverified': 'لم يُوثَّق بعد',
  'agents.elsewhere': 'الحسابات الاجتماعية',
  'agents.contact': 'تواصل مع {name}',
  'agents.subject': 'استفسار عن إعلاناتك، {name}',
  'agents.no-contact': 'لا يُعرض رقم ولا عنوان. افتح أحد المنازل أدناه وقل إنك مهتم.',
  'agents.offers': 'الإعلانات',
  'agents.nothing-title': 'لا إعلانات بعد',
  'agents.nothing-text': 'سيظهر هنا ما يُنشر لاحقًا.',
  'agents.closed-homes':
    '{count|one:منزل آخر مميّز|two:منزلان آخران مميّزان|few:# منازل أخرى مميّزة|many:# منزلًا آخر مميّزًا|other:# منزل آخر مميّز}',
  'agents.closed-homes-text': 'تُعرض المنازل المميّزة للأعضاء الذين تشملها باقاتهم.',
  'agents.closed-projects':
    '{count|one:مشروع واحد للأعضاء|two:مشروعان للأعضاء|few:# مشاريع للأعضاء|many:# مشروعًا للأعضاء|other:# مشروع للأعضاء}',
  'agents.closed-projects-text': 'تُعرض المشاريع للأعضاء الذين تشملها باقاتهم.',
  'agents.which-home': 'عن أي منزل؟',
}
