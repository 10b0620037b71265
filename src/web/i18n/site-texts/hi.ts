import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'site-text.empty-title': 'यहाँ अभी कुछ नहीं लिखा है',
  'site-text.empty-text': 'इस साइट को चलाने वालों ने यह पेज अभी नहीं लिखा है।',
}
