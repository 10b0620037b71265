import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'owner-feeds.text': 'किसी मालिक के घर जोड़ें या फ़ाइल में लें। हर क़दम दर्ज होता है और मालिक को बताया जाता है।',
  'owner-feeds.search': 'नाम, पता या नंबर',
  'owner-feeds.nobody': 'कोई नहीं मिला',
  'owner-feeds.begin': 'पहले मालिक खोजें',
  'owner-feeds.for': '{name} के घर',
  'owner-feeds.other': 'दूसरा मालिक',
}
