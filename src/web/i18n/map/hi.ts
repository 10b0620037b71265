import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'map.name': 'नक़्शा',
  'map.failed': 'नक़्शा लोड नहीं हो सका।',
  'map.retry': 'फिर कोशिश करें',
  'map.approximate': 'अनुमानित स्थान',
  'map.zoom-in': 'बड़ा करें',
  'map.zoom-out': 'छोटा करें',
  'map.level': 'ज़ूम स्तर {zoom}',
  'map.keys': 'तीर की कुंजियों से नक़्शा सरकाएँ, प्लस और माइनस से ज़ूम करें, और Tab से उस पर के घरों तक पहुँचें।',
}
