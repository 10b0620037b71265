/** Grammatical roles of words; the words of a role are comma-separated. */
export const ROLE_TERMS = {
  in: 'in, at, inside, within the city of, en, في, بـ',
  /** Possessive prepositions; a place often follows, but not always. */
  of: 'of, de, del, من',
  near: `near, near to, nearby, close to, next to, by the, beside, around, not far from, cerca, cerca de, cerca del, junto a, al lado de,
    próximo a, próxima a, قرب, قريب من, قريبة من, قريب, قريبة, بالقرب من, بجوار, بجانب, حول`,
  walk: 'walking distance to, walking distance of, walking distance from, in walking distance of, a pie de, a un paso de, مشيا إلى',
  within: 'within, less than, not more than, under, a, a menos de, a unos, على بعد, ضمن, على مسافة, بعد',
  from: 'of, from, around, away from, to, de, del, alrededor de, من, عن, حول',
  least: `over, above, more than, at least, min, minimum, from, no less than, not less than, starting at, starting from, bigger than, larger than,
    upwards of, más de, al menos, como mínimo, mínimo, mínimo de, desde, a partir de, mayor de, por encima de, superior a, أكثر من, أكبر من,
    على الأقل, لا يقل عن, فوق, ابتداء من, من`,
  most: `under, below, less than, up to, max, maximum, max of, at most, no more than, not more than, not over, cheaper than, for under, for less than,
    smaller than, within, until, budget, my budget is, budget of, for, menos de, por menos de, hasta, máximo, máximo de, como máximo,
    no más de, por debajo de, inferior a, presupuesto, presupuesto de, por, أقل من, بأقل من, تحت, حتى, لا يتجاوز, لا يزيد عن, بحد أقصى, كحد أقصى,
    ميزانية, ميزانيتي, بسعر, أصغر من, دون`,
  about: `around, about, approximately, approx, roughly, circa, ca, unos, unas, por unos, alrededor de, aproximadamente, cerca de, sobre, بحدود, حوالي, تقريبا, في حدود, نحو`,
  between: 'between, from, entre, de, de entre, desde, بين, ما بين, من',
  to: 'to, and, until, till, up to, a, y, hasta, إلى, الى, و, حتى',
  orMore: 'or more, and more, plus, o más, أو أكثر, فأكثر',
  more: 'and, or, with, y, e, o, con, و, أو, مع',
  beds: `bed, beds, bedroom, bedrooms, bedroomed, bedder, br, bhk, habitación, habitaciones, hab, habs, dormitorio, dormitorios, dorm, recámara, recámaras,
    cuarto, cuartos, alcoba, alcobas, غرفة, غرف, غرفة نوم, غرف نوم, غرف للنوم`,
  twoBeds: 'غرفتين, غرفتان, غرفتي نوم, غرفتين نوم',
  baths: 'bath, baths, bathroom, bathrooms, ba, baño, baños, aseo, aseos, حمام, حمامات, دورة مياه, دورات مياه',
  twoBaths: 'حمامين, حمامان',
  squareMetres: `sqm, sq m, sq metres, sq meters, square metre, square metres, square meter, square meters, metro cuadrado, metros cuadrados, متر مربع, م مربع,
    مترا مربعا, أمتار مربعة`,
  squareFeet: 'sqft, sq ft, square foot, square feet, pies cuadrados, قدم مربع, قدم مربعة',
  kilometres:
    'km, kms, kilometre, kilometres, kilometer, kilometers, kilómetro, kilómetros, كم, كيلومتر, كيلو, كيلومترات',
  metres: 'm, metre, metres, meter, meters, mts, metro, metros, متر, أمتار, م',
  miles: 'mile, miles, mi, milla, millas, ميل',
  minutes:
    'minute, minutes, min, mins, minute walk, minutes walk, minutes on foot, minutos, minutos a pie, minutos andando, دقيقة, دقائق',
  month: `per month, a month, monthly, pcm, pm, month, mes, al mes, por mes, mensual, mensuales, شهريا, في الشهر, بالشهر, شهري, الشهر, شهر`,
  year: 'per year, a year, yearly, per annum, pa, al año, por año, anual, anuales, سنويا, في السنة, بالسنة, سنوي',
  builtAfter: `built after, built since, built from, newer than, constructed after, construido después de, construida después de, construido desde, construida desde,
    بنيت بعد, بني بعد, مبني بعد, مبنية بعد`,
  builtBefore: 'built before, older than, construido antes de, construida antes de, بنيت قبل, بني قبل, مبنية قبل',
  currency: `€, $, £, ₹, ¥, eur, euro, euros, usd, dollar, dollars, bucks, gbp, pound, pounds, inr, rs, rupee, rupees, aed, dirham, dirhams, dh, rand, zar, peso,
    pesos, mxn, real, reais, brl, yen, jpy, dólar, dólares, libra, libras, درهم, دراهم, دولار, دولارات, يورو, ريال, جنيه, دينار`,
  /** French counts the living room too: three "pièces" are two bedrooms. */
  pieces: '',
  /** Postpositions of Hindi, after the number or the place. */
  mostAfter: 'or less, o menos, ou moins, أو أقل',
  leastAfter: 'or above',
  aboutAfter: 'or so',
  nearAfter: 'close by',
  inAfter: '',
  half: 'half, half a, medio, media, نصف',
  andHalf: 'and a half, y medio, y media, ونصف, و نصف',
  filler: `a, an, the, this, that, some, any, i, im, id, we, me, my, is, are, am, want, need, looking, look, looking for, search, searching for, find, show, show me, please, would, like, to, for, with, and, or,
    on, which, has, have, having, in, of, by, per, home, homes, house or flat, property, properties, place, places, listing, listings, listed, posted, added, published, real estate, accommodation, located,
    max, maximum, min, minimum, or less, size, area, price, priced, costing, space, spaces, m2, sqm, un, una, unos, unas, el, la, los, las, lo, de, del, en, con, y, e, o, u, por, para, al, a, que, se, es, busco, buscar, buscando, quiero, necesito, tengo,
    vivienda, viviendas, inmueble, inmuebles, propiedad, propiedades, publicado, publicada, publicados, publicadas, precio, máximo, mínimo, superficie, tamaño, zona, في, من, مع, إلى, على, و, أو, عن, أريد, اريد, أبحث عن, ابحث عن, أبحث, عقار, عقارات,
    عقارية, مساحة, مساحتها, بمساحة, سعر, معروضة, معروض, ذات, ذو, يوجد, فيها, به, بها, هذا, هذه, ال`,
} as const
export type Role = keyof typeof ROLE_TERMS

/** Number words and multipliers: value = words. */
export const NUMBER_TERMS: readonly (readonly [number, string])[] = [
  [1, 'one, single, un, uno, una, واحد, واحدة'],
  [2, 'two, couple of, dos, اثنين, اثنتين, اثنان'],
  [3, 'three, tres, ثلاث, ثلاثة'],
  [4, 'four, cuatro, أربع, أربعة'],
  [5, 'five, cinco, خمس, خمسة'],
  [6, 'six, seis, ست, ستة'],
  [7, 'seven, siete, سبع, سبعة'],
  [8, 'eight, ocho, ثماني, ثمان, ثمانية'],
  [9, 'nine, nueve, تسع, تسعة'],
  [10, 'ten, diez, عشر, عشرة'],
]

export const SCALE_TERMS: readonly (readonly [number, string])[] = [
  [1_000, 'k, thousand, thousands, grand, mil, ألف, الف, آلاف, الاف'],
  [100_000, 'lakh, lakhs, lac, lacs, لاك'],
  [1_000_000, 'm, mn, mio, mil millions, million, millions, millón, millones, mm, مليون, ملايين'],
  [10_000_000, 'cr, crore, crores, كرور'],
  [1_000_000_000, 'bn, billion, billions, mil millones, مليار, مليارات'],
]

/** Dual forms of Arabic. */
export const PAIR_TERMS: readonly (readonly [number, string])[] = [
  [2_000, 'ألفين, الفين, ألفان'],
  [2_000_000, 'مليونين, مليونان'],
]

/** Town names that are primarily ordinary words. */
export const COMMON_WORDS = `nice, reading, bath, mobile, best, of, sale, rent, most, bar, hall, spring, central, garden, park, price, view, street, village, island, beach, river, lake, north,
  south, east, west, new, old, light, sunny, bright, modern, private, luxury, quiet, family, big, large, small, lujo, luminoso, barrio, centro, nuevo, nueva, grande, santa, san, los, las, la, el, vista, mar, sol, real,
  split, orange, male, same, man, both, young, lead, wedding, corner, sunrise, independence, liberty, university, plantation, enterprise, private, loft, oak, floors, duplex, modern`
