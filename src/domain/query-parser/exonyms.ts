import { plain } from './tokens.ts'

/** Cities with different names by language: English | others. */
const CITIES = `
Lisbon | Lisboa, Lisbonne, لشبونة, लिस्बन
Porto | Oporto, بورتو
Paris | París, باريس, पेरिस
Berlin | Berlín, برلين, बर्लिन
Munich | Múnich, München, ميونخ
Cologne | Colonia, Köln
Hamburg | Hamburgo, هامبورغ
Frankfurt am Main | Frankfurt, Fráncfort, فرانكفورت
Vienna | Viena, Wien, فيينا, Vienne
Zürich | Zurich, Zúrich, زيورخ
Geneva | Ginebra, Genève, جنيف
London | Londres, لندن, लंदन
Edinburgh | Edimburgo, إدنبرة, Édimbourg
Dublin | Dublín, دبلن
New York City | New York, Nueva York, NYC, نيويورك, न्यूयॉर्क
New York | Nueva York, NYC, New York City, نيويورك, न्यूयॉर्क
Los Angeles | لوس أنجلوس
Chicago | شيكاغو
San Francisco | سان فرانسيسكو
Washington | واشنطن
Philadelphia | Filadelfia, Philadelphie
New Orleans | Nueva Orleans, La Nouvelle Orléans
Mexico City | Ciudad de México, CDMX, México DF, مكسيكو سيتي, مدينة مكسيكو, Mexico, मेक्सिको सिटी
São Paulo | San Pablo, ساو باولو
Rio de Janeiro | Río de Janeiro, ريو دي جانيرو
Buenos Aires | بوينس آيرس
Bogotá | Bogota, بوغوتا
Lima | ليما
Santiago | سانتياغو
Havana | La Habana, هافانا, La Havane
Cape Town | Ciudad del Cabo, كيب تاون, Le Cap, केप टाउन
Johannesburg | Johannesburgo, جوهانسبرغ
Nairobi | نيروبي
Lagos | لاغوس
Cairo | El Cairo, القاهرة, Le Caire, Caire, काहिरा
Alexandria | Alejandría, الإسكندرية, Alexandrie
Giza | الجيزة
Casablanca | الدار البيضاء
Marrakesh | Marrakech, مراكش
Rabat | الرباط
Tunis | Túnez, تونس
Algiers | Argel, الجزائر العاصمة, Alger
Dubai | Dubái, دبي, दुबई
Abu Dhabi | Abu Dabi, أبوظبي, أبو ظبي, अबू धाबी
Sharjah | الشارقة
Ajman | عجمان
Riyadh | Riad, الرياض
Jeddah | Yeda, جدة
Mecca | La Meca, مكة, مكة المكرمة, La Mecque
Medina | المدينة المنورة
Dammam | الدمام
Doha | الدوحة
Kuwait City | مدينة الكويت
Manama | المنامة
Muscat | Mascate, مسقط, मस्कट
Amman | Amán, عمان
Beirut | بيروت, Beyrouth
Damascus | Damasco, دمشق, Damas
Aleppo | Alepo, حلب
Baghdad | Bagdad, بغداد, बगदाद
Basra | البصرة
Jerusalem | Jerusalén, القدس
Tel Aviv | تل أبيب
Istanbul | Estambul, إسطنبول, اسطنبول
Ankara | أنقرة
Tehran | Teherán, طهران
Mumbai | Bombay, مومباي, मुंबई, मुम्बई, बंबई
New Delhi | Nueva Delhi, نيودلهي, नई दिल्ली
Delhi | دلهي, दिल्ली
Bengaluru | Bangalore, بنغالور, बेंगलुरु, बैंगलोर, बंगलौर
Karachi | كراتشي
Lahore | لاهور
Tokyo | Tokio, طوكيو, टोक्यो
Osaka | أوساكا
Beijing | Pekín, Peking, بكين, Pékin, बीजिंग
Shanghai | Shanghái, شنغهاي
Hong Kong | هونغ كونغ
Singapore | Singapur, سنغافورة, Singapour, सिंगापुर
Bangkok | بانكوك
Kuala Lumpur | كوالالمبور
Jakarta | Yakarta, جاكرتا
Manila | مانيلا
Seoul | Seúl, سيول, Séoul
Sydney | Sídney, Sidney, سيدني, सिडनी
Melbourne | ملبورن
Auckland | أوكلاند
Madrid | مدريد, मैड्रिड
Barcelona | برشلونة, Barcelone, बार्सिलोना
Valencia | فالنسيا, Valence
Seville | Sevilla, إشبيلية, Séville
Málaga | مالقة
Granada | غرناطة
Córdoba | قرطبة
Zaragoza | Saragossa
Rome | Roma, روما, रोम
Milan | Milán, Milano, ميلانو, मिलान
Naples | Nápoles, Napoli, نابولي, नेपल्स
Turin | Turín, Torino
Florence | Florencia, Firenze, فلورنسا, फ्लोरेंस
Venice | Venecia, Venezia, البندقية, Venise
Athens | Atenas, أثينا, Athènes
Thessaloníki | Thessaloniki, Salónica
Brussels | Bruselas, Bruxelles, بروكسل, ब्रसेल्स
Antwerp | Amberes, Antwerpen, Anvers
Amsterdam | Ámsterdam, أمستردام
Rotterdam | Róterdam
The Hague | La Haya, Den Haag, La Haye
Copenhagen | Copenhague, København, كوبنهاغن
Stockholm | Estocolmo, ستوكهولم
Oslo | أوسلو
Helsinki | هلسنكي
Warsaw | Varsovia, Warszawa, وارسو, Varsovie
Kraków | Krakow, Cracow, Cracovia
Prague | Praga, Praha, براغ, प्राग
Budapest | بودابست
Bucharest | Bucarest, București, بوخارست, Bucarest
Sofia | Sofía, صوفيا
Belgrade | Belgrado, Beograd, بلغراد
Moscow | Moscú, موسكو, Moscou, मॉस्को
Saint Petersburg | San Petersburgo, St Petersburg, Saint Pétersbourg
Kiev | Kyiv, كييف
Lyon | Lión, ليون, लियोन
Marseille | Marsella, Marseilles, مرسيليا
Nice | Niza, نيس
Bordeaux | Burdeos
Strasbourg | Estrasburgo
Pune | पुणे
Hyderabad | हैदराबाद
Chennai | चेन्नई
Kolkata | Calcutta, कोलकाता
Jaipur | जयपुर
Ahmedabad | अहमदाबाद
`

const SCRIPTS: Readonly<Record<string, RegExp>> = { ar: /\p{Script=Arabic}/u, hi: /\p{Script=Devanagari}/u }

/** Name of a city in a language, or its English name if none is known. */
export function localName(english: string, language: string): string {
  const script = SCRIPTS[language]
  const line = script && CITIES.split('\n').find((names) => names.startsWith(`${english} | `))
  const others = line?.split(' | ')[1]?.split(', ') ?? []
  return others.find((name) => script!.test(name)) ?? english
}

const LANGUAGES = ['es', 'ar', 'hi', 'fr']
const regions = (language: string) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

let known: ReadonlyMap<string, readonly string[]> | undefined

/** English names of a place known by a normalised name in another language; the gazetteer has English names only. */
export function englishNames(plainName: string): readonly string[] {
  known ??= allNames()
  return known.get(plainName) ?? []
}

const MAX_LIKE = 2
const PREFIX_LENGTH = 3

/**
 * English names of places whose name in another language equals the text or begins with it. Places whose English name
 * begins with it are found by the gazetteer itself.
 */
export function englishNamesLike(plainName: string): readonly string[] {
  known ??= allNames()
  const names = known.get(plainName) ?? (plainName.length < PREFIX_LENGTH ? [] : begun(known, plainName))
  return names.filter((name) => !plain(name).startsWith(plainName)).slice(0, MAX_LIKE)
}

type Names = [other: string, english: readonly string[]][]
let byBeginning: ReadonlyMap<string, Names> | undefined

/** Called on every keystroke, so only names with the same first letters are scanned. */
function begun(all: ReadonlyMap<string, readonly string[]>, start: string): string[] {
  byBeginning ??= Map.groupBy(all, ([other]) => other.slice(0, PREFIX_LENGTH))
  const likely = byBeginning.get(start.slice(0, PREFIX_LENGTH)) ?? []
  return likely.flatMap(([other, english]) => (other.startsWith(start) ? english : []))
}

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
