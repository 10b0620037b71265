import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'report.title': 'इस घर की शिकायत करें',
  'report.text': '“{title}” में क्या गड़बड़ है?',
  'report.reason': 'कारण',
  'report.other': 'कुछ और',
  'report.words': 'हमें बताएँ कि क्या गड़बड़ है',
  'report.choose': 'कृपया एक कारण चुनें।',
  'report.write': 'कृपया लिखें कि क्या गड़बड़ है।',
  'report.send': 'शिकायत भेजें',
  'report.cancel': 'रद्द करें',
  'report.done': 'धन्यवाद। हम इस घर को देखेंगे।',
  'report.failed': 'शिकायत नहीं भेजी जा सकी। कृपया फिर से कोशिश करें।',
  'report.next': 'हर शिकायत एक व्यक्ति देखता है और आपको निर्णय बताया जाता है। मालिक को नहीं बताया जाता कि शिकायत किसने की।',
}
