import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'favourite.title': 'المنازل المحفوظة',
  'favourite.empty-title': 'لا توجد منازل محفوظة بعد',
  'favourite.empty-text': 'اضغط على القلب في أي منزل وسيكون في انتظارك هنا على كل جهاز تسجّل الدخول منه.',
  'favourite.explore': 'استكشف المنازل',
  'favourite.gate-title': 'سجّل الدخول لرؤية منازلك المحفوظة',
  'favourite.gate-text': 'المنازل المحفوظة جزء من حسابك، لتتبعك من الهاتف إلى المكتب.',
  'interest.title': 'المهتمون',
  'interest.list-title': 'المهتمون بـ {title}',
  'interest.list-empty-title': 'لا أحد بعد',
  'interest.list-empty-text': 'عندما يهتم أحد بهذا المنزل سيظهر اسمه ووسيلة التواصل معه هنا.',
  'interest.write-to': 'مراسلة {name}',
  'interest.to-home': 'إلى صفحة المنزل',
  'interest.count': '{count|one:شخص واحد|two:شخصان|few:# أشخاص|many:# شخصًا|other:# شخص}',
  'interest.since': 'منذ {date}',
  'interest.gate-title': 'سجّل الدخول لمعرفة المهتمين',
}
