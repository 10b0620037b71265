import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'report.title': 'الإبلاغ عن هذا المنزل',
  'report.text': 'ما المشكلة في «{title}»؟',
  'report.reason': 'السبب',
  'report.other': 'شيء آخر',
  'report.words': 'أخبرنا بالمشكلة',
  'report.choose': 'اختر سببًا.',
  'report.write': 'اكتب ما المشكلة.',
  'report.send': 'إرسال البلاغ',
  'report.cancel': 'إلغاء',
  'report.done': 'شكرًا. سننظر في هذا المنزل.',
  'report.failed': 'تعذّر إرسال البلاغ. حاول مجددًا.',
  'report.next': 'ينظر شخص في كل بلاغ وتعرف ما تقرر. لا يُخبَر المالك بمن أبلغ.',
}
