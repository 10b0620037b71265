import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'search.cities': 'مدن فيها مساكن',
  'search.cities-text': 'كل مدينة فيها مسكن للبيع أو الإيجار، الأكثر أولًا.',
  'search.cities-near': 'كل المدن التي فيها منازل للبيع أو الإيجار، الأقرب إلى {place} أولًا.',
  'search.cities-none': 'لا مدينة فيها مساكن بعد.',
  'catalogue.title': 'أنواع المساكن',
  'catalogue.text':
    '{count|zero:لا منازل|one:منزل واحد بحسب النوع|two:منزلان بحسب النوع|few:# منازل بحسب النوع|many:# منزلًا بحسب النوع|other:# منزل بحسب النوع}',
}
