import type { Vocabulary } from '../lexicon.ts'
import type { PhrasePlace } from '../places.ts'

const named = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line, index) => ({ id: index + 1, names: line.split(' | ') }))

const CATEGORIES = named(`
Apartment | Apartamento | شقة
House | Casa | منزل
Villa | Villa | فيلا
Townhouse | Casa adosada | تاون هاوس
Penthouse | Ático | بنتهاوس
Studio | Estudio | استوديو
Land | Terreno | أرض
Commercial | Local comercial | محل تجاري
Office | Oficina | مكتب`)

const FACILITIES = named(`
Public transport | Transporte público | النقل العام
Bus stop | Parada de autobús | موقف الحافلات
School | Colegio | مدرسة
Kindergarten | Guardería | روضة أطفال
Supermarket | Supermercado | سوبرماركت
Pharmacy | Farmacia | صيدلية
Hospital | Hospital | مستشفى
Park | Parque | حديقة
Gym | Gimnasio | نادٍ رياضي
Restaurants | Restaurantes | مطاعم
Beach | Playa | شاطئ
Airport | Aeropuerto | مطار`)

const QUESTIONS = `
Plot (m²) | Parcela (m²) | مساحة الأرض (م²) = number
Storeys | Plantas | عدد الطوابق = number
Year built | Año de construcción | سنة البناء = number
Furnishing | Mobiliario | الأثاث = choice: Unfurnished, Part furnished, Furnished
Parking | Aparcamiento | موقف السيارات = choice: None, Street, One space, Two spaces, Garage
Energy class | Clase energética | فئة الطاقة = choice: A, B, C, D, E, F, G
Heating | Calefacción | التدفئة = choice: None, Central, Gas, Heat pump, Electric, District
View | Vistas | الإطلالة = choice: Street, Courtyard, Garden, Park, City, Water, Mountain
Pets | Mascotas | الحيوانات الأليفة = choice: Allowed, On request, Not allowed
Amenities | Comodidades | المرافق = choices: Lift, Balcony, Terrace, Garden, Pool, Fireplace, Air conditioning, Underfloor heating, Dishwasher, Washing machine, Storage room, Bicycle room, Concierge, Gym, Alarm, Solar panels, Home office, Walk-in wardrobe, Fibre internet, Wheelchair access
Zoning | Uso del suelo | تصنيف الأرض = choice: Residential, Mixed use, Agricultural
Frontage (m) | Fachada (m) | عرض الواجهة (م) = number
Utilities at the boundary | Suministros a pie de parcela | الخدمات عند حدود الأرض = choices: Water, Electricity, Sewer, Fibre, Gas
Permitted use | Uso permitido | الاستخدام المسموح = choice: Retail, Restaurant, Workshop, Gallery, Practice
Desks | Puestos de trabajo | المكاتب = number
Meeting rooms | Salas de reuniones | قاعات الاجتماعات = number
Building services | Servicios del edificio | خدمات المبنى = choices: Air conditioning, Goods lift, Loading bay, Kitchen, Showers, Bicycle parking, Fibre internet, Reception, Alarm, Wheelchair access`

/** Catalogue of the phrases: that of the demo. */
export const catalogue: Vocabulary = {
  categories: CATEGORIES.map(({ id, names }) => ({
    id,
    names,
    questions: id <= 6 ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : id === 7 ? [11, 12, 13] : [3, 5, 6, 14, 15, 16, 17],
  })),
  facilities: FACILITIES,
  questions: named(QUESTIONS).map(({ id, names }) => {
    const [last, kind] = names.at(-1)!.split(' = ') as [string, string]
    const [word, answers] = kind.split(': ') as ['number' | 'choice' | 'choices', string | undefined]
    return { id, names: [...names.slice(0, -1), last], kind: word, answers: answers?.split(', ') ?? [] }
  }),
}

/** kind | name | state | country | population | homes | latitude | longitude */
const PLACES = `
city | Lisbon | Lisbon | Portugal | 517802 | 30 | 38.71667 | -9.13333
state | Lisbon | Lisbon | Portugal | 2248528 | 0 | 38.78 | -9.21
state | Lisboa | Lisboa | Portugal | 0 | 30 | - | -
city | Porto | Porto | Portugal | 249633 | 0 | 41.14961 | -8.61099
country | Portugal | - | Portugal | 5000000 | 30 | 39.6 | -8.6
city | Paris | Île-de-France | France | 2138551 | 25 | 48.85341 | 2.3488
city | Paris | Texas | United States | 24782 | 0 | 33.66094 | -95.55551
state | Texas | Texas | United States | 22875689 | 0 | 31 | -99
state | California | California | United States | 37691912 | 0 | 37 | -119
city | California | Maryland | United States | 11857 | 0 | 38.3 | -76.5
country | France | - | France | 60000000 | 25 | 46 | 2
country | Spain | - | Spain | 46000000 | 0 | 40 | -4
country | United States | - | United States | 310000000 | 30 | 39 | -98
country | United Arab Emirates | - | United Arab Emirates | 5000000 | 30 | 24 | 54
country | Egypt | - | Egypt | 80000000 | 0 | 27 | 30
country | Mexico | - | Mexico | 110000000 | 30 | 23 | -102
city | Berlin | Berlin | Germany | 3426354 | 30 | 52.52437 | 13.41053
city | New York City | New York | United States | 8175133 | 0 | 40.71427 | -74.00597
city | New York | New York | United States | 0 | 28 | - | -
state | New York | New York | United States | 19274244 | 28 | 43 | -75
city | Mexico City | Mexico City | Mexico | 12294193 | 30 | 19.42847 | -99.12766
city | São Paulo | São Paulo | Brazil | 10021295 | 20 | -23.5475 | -46.63611
city | Cape Town | Western Cape | South Africa | 3433441 | 30 | -33.92584 | 18.42322
city | Nairobi | Nairobi County | Kenya | 2750547 | 30 | -1.28333 | 36.81667
city | Dubai | Dubai | United Arab Emirates | 1137347 | 30 | 25.0657 | 55.17128
city | Mumbai | Maharashtra | India | 12691836 | 30 | 19.07283 | 72.88261
city | Tokyo | Tokyo | Japan | 8336599 | 30 | 35.6895 | 139.69171
city | Sydney | New South Wales | Australia | 4627345 | 30 | -33.86785 | 151.20732
city | London | England | United Kingdom | 7556900 | 0 | 51.50853 | -0.12574
city | Madrid | Madrid | Spain | 3255944 | 0 | 40.4165 | -3.70256
city | Salamanca | Castille and León | Spain | 155619 | 0 | 40.96882 | -5.66388
city | Cairo | Cairo | Egypt | 7734614 | 0 | 30.06263 | 31.24967
city | Riyadh | Ar Riyāḑ | Saudi Arabia | 4205961 | 0 | 24.68773 | 46.72185
city | Nice | Provence-Alpes-Côte d'Azur | France | 338620 | 0 | 43.70313 | 7.26608
city | Augusta | Georgia | United States | 196741 | 0 | 33.47 | -81.97
city | Of | Trabzon | Turkey | 20000 | 0 | 40.94 | 40.27
city | Bath | England | United Kingdom | 93238 | 0 | 51.37 | -2.36
city | Most | Ústecký | Czechia | 67681 | 0 | 50.5 | 13.63
city | Sale | England | United Kingdom | 134022 | 0 | 53.42 | -2.32
city | Villa | Galicia | Spain | 9000 | 0 | 42 | -8`

/** Sample of the gazetteer, including places with ambiguous names. */
export const gazetteer: PhrasePlace[] = PLACES.trim()
  .split('\n')
  .map((line) => {
    const [kind, name, state, country, population, homes, latitude, longitude] = line.split(' | ') as [
      PhrasePlace['kind'],
      string,
      ...string[],
    ]
    const degrees = (text: string | undefined) => (text === '-' ? null : Number(text))
    return {
      kind,
      name,
      state: state === '-' ? null : state!,
      country: country!,
      population: Number(population),
      homes: Number(homes),
      latitude: degrees(latitude),
      longitude: degrees(longitude),
    }
  })
