import { plain } from './tokens.ts'

/** Cities whose name differs by language: English | others. */
const CITIES = `
Lisbon | Lisboa, Lisbonne, لشبونة
Porto | Oporto, بورتو
Paris | París, باريس
Berlin | Berlín, برلين
Munich | Múnich, München, ميونخ
Cologne | Colonia, Köln
Hamburg | Hamburgo, هامبورغ
Frankfurt am Main | Frankfurt, Fráncfort, فرانكفورت
Vienna | Viena, Wien, فيينا
Zürich | Zurich, Zúrich, زيورخ
Geneva | Ginebra, Genève, جنيف
London | Londres, لندن
Edinburgh | Edimburgo, إدنبرة
Dublin | Dublín, دبلن
New York City | New York, Nueva York, NYC, نيويورك
New York | Nueva York, NYC, New York City, نيويورك
Los Angeles | لوس أنجلوس
Chicago | شيكاغو
San Francisco | سان فرانسيسكو
Washington | واشنطن
Philadelphia | Filadelfia
New Orleans | Nueva Orleans
Mexico City | Ciudad de México, CDMX, México DF, مكسيكو سيتي, مدينة مكسيكو
São Paulo | San Pablo, ساو باولو
Rio de Janeiro | Río de Janeiro, ريو دي جانيرو
Buenos Aires | بوينس آيرس
Bogotá | Bogota, بوغوتا
Lima | ليما
Santiago | سانتياغو
Havana | La Habana, هافانا
Cape Town | Ciudad del Cabo, كيب تاون
Johannesburg | Johannesburgo, جوهانسبرغ
Nairobi | نيروبي
Lagos | لاغوس
Cairo | El Cairo, القاهرة
Alexandria | Alejandría, الإسكندرية
Giza | الجيزة
Casablanca | الدار البيضاء
Marrakesh | Marrakech, مراكش
Rabat | الرباط
Tunis | Túnez, تونس
Algiers | Argel, الجزائر العاصمة
Dubai | Dubái, دبي
Abu Dhabi | Abu Dabi, أبوظبي, أبو ظبي
Sharjah | الشارقة
Ajman | عجمان
Riyadh | Riad, الرياض
Jeddah | Yeda, جدة
Mecca | La Meca, مكة, مكة المكرمة
Medina | المدينة المنورة
Dammam | الدمام
Doha | الدوحة
Kuwait City | مدينة الكويت
Manama | المنامة
Muscat | Mascate, مسقط
Amman | Amán, عمان
Beirut | بيروت
Damascus | Damasco, دمشق
Aleppo | Alepo, حلب
Baghdad | Bagdad, بغداد
Basra | البصرة
Jerusalem | Jerusalén, القدس
Tel Aviv | تل أبيب
Istanbul | Estambul, إسطنبول, اسطنبول
Ankara | أنقرة
Tehran | Teherán, طهران
Mumbai | Bombay, مومباي
New Delhi | Nueva Delhi, نيودلهي
Delhi | دلهي
Bengaluru | Bangalore, بنغالور
Karachi | كراتشي
Lahore | لاهور
Tokyo | Tokio, طوكيو
Osaka | أوساكا
Beijing | Pekín, Peking, بكين
Shanghai | Shanghái, شنغهاي
Hong Kong | هونغ كونغ
Singapore | Singapur, سنغافورة
Bangkok | بانكوك
Kuala Lumpur | كوالالمبور
Jakarta | Yakarta, جاكرتا
Manila | مانيلا
Seoul | Seúl, سيول
Sydney | Sídney, Sidney, سيدني
Melbourne | ملبورن
Auckland | أوكلاند
Madrid | مدريد
Barcelona | برشلونة
Valencia | فالنسيا
Seville | Sevilla, إشبيلية
Málaga | مالقة
Granada | غرناطة
Córdoba | قرطبة
Zaragoza | Saragossa
Rome | Roma, روما
Milan | Milán, Milano, ميلانو
Naples | Nápoles, Napoli, نابولي
Turin | Turín, Torino
Florence | Florencia, Firenze, فلورنسا
Venice | Venecia, Venezia, البندقية
Athens | Atenas, أثينا
Thessaloníki | Thessaloniki, Salónica
Brussels | Bruselas, Bruxelles, بروكسل
Antwerp | Amberes, Antwerpen
Amsterdam | Ámsterdam, أمستردام
Rotterdam | Róterdam
The Hague | La Haya, Den Haag
Copenhagen | Copenhague, København, كوبنهاغن
Stockholm | Estocolmo, ستوكهولم
Oslo | أوسلو
Helsinki | هلسنكي
Warsaw | Varsovia, Warszawa, وارسو
Kraków | Krakow, Cracow, Cracovia
Prague | Praga, Praha, براغ
Budapest | بودابست
Bucharest | Bucarest, București, بوخارست
Sofia | Sofía, صوفيا
Belgrade | Belgrado, Beograd, بلغراد
Moscow | Moscú, موسكو
Saint Petersburg | San Petersburgo, St Petersburg
Kiev | Kyiv, كييف
Lyon | Lión, ليون
Marseille | Marsella, Marseilles, مرسيليا
Nice | Niza, نيس
Bordeaux | Burdeos
Strasbourg | Estrasburgo
`

const LANGUAGES = ['es', 'ar', 'hi', 'fr']
const regions = (language: string) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

let known: ReadonlyMap<string, readonly string[]> | undefined

/** The English names that a place known by its plain name elsewhere may have; the gazetteer speaks English alone. */
export function englishNames(plainName: string): readonly string[] {
  known ??= allNames()
  return known.get(plainName) ?? []
}

const MOST_LIKE = 2

/** The English names of places whose other name begins so, or is so; those that begin so themselves are found anyway. */
export function englishNamesLike(plainName: string): readonly string[] {
  known ??= allNames()
  const names = known.get(plainName) ?? (plainName.length < 3 ? [] : begun(known, plainName))
  return names.filter((name) => !plain(name).startsWith(plainName)).slice(0, MOST_LIKE)
}

const begun = (all: ReadonlyMap<string, readonly string[]>, start: string) =>
  [...all].flatMap(([other, english]) => (other.startsWith(start) ? english : []))

function allNames(): Map<string, string[]> {
  const names = new Map<string, string[]>()
  const add = (other: string, english: string) => {
    const key = plain(other)
    const list = names.get(key)
    if (list) list.push(english)
    else names.set(key, [english])
  }
  for (const line of CITIES.trim().split('\n')) {
    const [english, others] = line.split(' | ') as [string, string]
    for (const other of others.split(', ')) add(other, english)
  }
  const english = regions('en')
  const others = LANGUAGES.map(regions)
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    const name = english.of(code)
    if (name) for (const other of others) add(other.of(code) ?? name, name)
  }
  for (const [other, name] of NICKNAMES) add(other, name)
  return names
}

const NICKNAMES = [
  ['usa', 'United States'],
  ['america', 'United States'],
  ['estados unidos', 'United States'],
  ['uk', 'United Kingdom'],
  ['england', 'United Kingdom'],
  ['uae', 'United Arab Emirates'],
  ['emirates', 'United Arab Emirates'],
  ['emiratos', 'United Arab Emirates'],
  ['الإمارات', 'United Arab Emirates'],
  ['أمريكا', 'United States'],
  ['holland', 'Netherlands'],
  ['holanda', 'Netherlands'],
  ['ksa', 'Saudi Arabia'],
  ['السعودية', 'Saudi Arabia'],
] as const
