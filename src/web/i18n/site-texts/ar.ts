import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'site-text.empty-title': 'لا شيء مكتوب هنا بعد',
  'site-text.empty-text': 'لم يكتب القائمون على الموقع هذه الصفحة بعد.',
}
