import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'gate.title': 'هذا مسكن مميّز',
  'gate.text': 'يعرضه مالكه فقط للأعضاء الذين تشمل باقتهم المساكن المميّزة. ويبقى كل ما عداه في الموقع مفتوحًا لك.',
  'gate.offers': 'الباقات التي تشمله',
  'gate.free': 'مجانًا',
  'gate.for-days': '{count|one:ليوم واحد|two:ليومين|few:لمدة # أيام|many:لمدة # يومًا|other:لمدة # يوم}',
  'gate.for-hours': '{count|one:لساعة واحدة|two:لساعتين|few:لمدة # ساعات|many:لمدة # ساعة|other:لمدة # ساعة}',
  'gate.have-one': 'لديك باقة؟',
  'gate.sign-in': 'سجّل الدخول',
  'gate.plans': 'اعرض الباقات',
}
