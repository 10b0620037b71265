import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'searchbox.popular': 'लोकप्रिय जगहें',
  'searchbox.near-me': 'मेरे आस-पास',
  'searchbox.understood': 'यह खोजा जाएगा',
  'searchbox.part-place': 'जगह: {text}',
  'searchbox.part-category': 'संपत्ति का प्रकार: {text}',
  'searchbox.part-price': 'क़ीमत: {text}',
  'searchbox.part-area': 'क्षेत्रफल: {text}',
  'searchbox.part-beds': 'बेडरूम: {text}',
  'searchbox.part-baths': 'बाथरूम: {text}',
  'searchbox.part-nearby': 'आस-पास: {text}',
  'searchbox.part-attribute': 'सुविधा: {text}',
  'searchbox.part-text': 'शब्द: {text}',
}
