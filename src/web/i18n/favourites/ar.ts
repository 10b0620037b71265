import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'favourite.title': 'المنازل المحفوظة',
  'favourite.empty-title': 'لا توجد منازل محفوظة بعد',
  'favourite.empty-text': 'اضغط القلب على أي مسكن لحفظه. تتزامن مساكنك المحفوظة على كل أجهزتك.',
  'favourite.explore': 'استكشف المنازل',
  'favourite.gate-title': 'سجّل الدخول لرؤية منازلك المحفوظة',
  'favourite.gate-text': 'المنازل المحفوظة جزء من حسابك، لتتبعك من الهاتف إلى المكتب.',
  'interest.title': 'العملاء المحتملون',
  'interest.list-title': 'العملاء المحتملون لـ {title}',
  'interest.list-empty-title': 'لا عملاء محتملون بعد',
  'interest.list-empty-text': 'عندما يهتم أحد بهذا المنزل سيظهر اسمه ووسيلة التواصل معه هنا.',
  'interest.write-to': 'مراسلة {name}',
  'interest.to-home': 'عرض الإعلان',
  'interest.count':
    '{count|one:عميل محتمل واحد|two:عميلان محتملان|few:# عملاء محتملين|many:# عميلًا محتملًا|other:# عميل محتمل}',
  'interest.since': 'منذ {date}',
  'interest.gate-title': 'سجّل الدخول لمعرفة المهتمين',
}
