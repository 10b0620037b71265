import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'messages.announce-text': 'أرسل إشعارًا إلى كل المستخدمين أو إلى شريحة منهم عبر قنواتهم المفضلة.',
  'messages.segment': 'الجمهور',
  'messages.seg-kind': 'نوع الحساب',
  'messages.seg-package': 'الباقة',
  'messages.seg-with': 'مع باقة سارية',
  'messages.seg-without': 'بدون باقة',
  'messages.seg-language': 'اللغة',
  'messages.reach': '{count|zero:لا أحد|one:شخص واحد|two:شخصان|few:# أشخاص|many:# شخصًا|other:# شخص}',
  'messages.reach-ways': '{app} في قائمتهم و{push} على جهاز و{mail} بالبريد',
  'messages.title': 'العنوان',
  'messages.words': 'الرسالة',
  'messages.send-text': 'لا يمكن التراجع.',
  'messages.sent': 'في الطريق',
  'messages.past': 'أُرسل حتى الآن',
  'messages.past-none': 'لم يُعلن شيء بعد',
  'messages.progress': 'أُبلغ {reached} من {reach}',
  'messages.everybody': 'الجميع',
}
