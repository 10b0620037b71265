import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'gate.title': 'यह प्रीमियम घर है',
  'gate.text': 'इसका मालिक इसे केवल उन सदस्यों को दिखाता है जिनके पैकेज में प्रीमियम घर शामिल हैं। साइट का बाक़ी सब आपके लिए खुला है।',
  'gate.offers': 'इसे शामिल करने वाले पैकेज',
  'gate.free': 'मुफ़्त',
  'gate.for-days': '{count|one:# दिन के लिए|other:# दिनों के लिए}',
  'gate.for-hours': '{count|one:# घंटे के लिए|other:# घंटों के लिए}',
  'gate.have-one': 'पहले से पैकेज है?',
  'gate.sign-in': 'साइन इन करें',
  'gate.plans': 'पैकेज देखें',
}
