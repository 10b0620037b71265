import { expect, test } from 'vitest'
import { countryName } from '#domain/country-name.ts'
import { offsetAt } from '#domain/time-zone.ts'
import { zoneOfPlace } from './zone-of-place.ts'

test.each([
  ['Portugal', 38.72, -9.14, 'Europe/Lisbon'],
  ['Portugal', 37.74, -25.67, 'Atlantic/Azores'],
  ['Spain', 42.24, -8.72, 'Europe/Madrid'],
  ['spain ', 28.1, -15.4, 'Atlantic/Canary'],
  ['India', 19.08, 72.88, 'Asia/Kolkata'],
  ['Fiji', -16.8, -179.9, 'Pacific/Fiji'],
  // The library alone finds Asia/Kolkata on the Nepalese side of the border.
  ['Nepal', 28.05, 81.62, 'Asia/Katmandu'],
  // Unknown countries leave the coordinates alone.
  ['Nowhere', 48.86, 2.35, 'Europe/Paris'],
  [null, 48.86, 2.35, 'Europe/Paris'],
  // A country without coordinates has a zone when it has only one.
  ['Japan', null, null, 'Asia/Tokyo'],
  ['United States', null, null, null],
  ['Nowhere', null, null, null],
  [null, null, null, null],
])('the zone of %s at %s, %s is %s', (country, latitude, longitude, zone) => {
  expect(zoneOfPlace({ country, latitude, longitude })).toBe(zone)
})

test('200 cities have the offsets that GeoNames gives them', () => {
  const cities = CITIES.trim().split('\n').flatMap(citiesOf)
  expect(new Set(cities.map(({ name, country }) => `${name}, ${country}`)).size).toBe(200)
  const wrong = cities.filter(({ zone, ...place }) => offsetsOf(zoneOfPlace(place)!) !== offsetsOf(zone))
  expect(wrong).toEqual([])
})

const offsetsOf = (zone: string) => `${offsetAt(Date.UTC(2026, 0, 15), zone)} ${offsetAt(Date.UTC(2026, 6, 15), zone)}`

function citiesOf(line: string) {
  const [zone, list] = line.split(': ') as [string, string]
  return list.split(', ').map((city) => {
    const [, code, name, latitude, longitude] = /^(..) (.+) (\S+) (\S+)$/.exec(city)!
    return { zone, name, country: countryName(code!), latitude: Number(latitude), longitude: Number(longitude) }
  })
}

/** Large cities of 61 countries by time zone, from the GeoNames gazetteer. None was in the table that the library replaced. */
const CITIES = `
Africa/Abidjan: CI Bouaké 7.69 -5.03
Africa/Accra: GH Kumasi 6.69 -1.62
Africa/Algiers: DZ Oran 35.7 -0.64
Africa/Blantyre: MW Lilongwe -13.97 33.79
Africa/Brazzaville: CG Pointe-Noire -4.78 11.86
Africa/Cairo: EG Alexandria 31.2 29.92, EG Port Said 31.27 32.3, EG Suez 29.97 32.53
Africa/Casablanca: MA Rabat 34.01 -6.83, MA Fes 34.03 -5, MA Tangier 35.77 -5.8, MA Marrakesh 31.63 -8
Africa/Dakar: SN Touba 14.86 -15.88
Africa/Dar_es_Salaam: TZ Mwanza -2.52 32.9, TZ Dodoma -6.17 35.74, TZ Zanzibar -6.16 39.2
Africa/Douala: CM Yaoundé 3.87 11.52
Africa/Johannesburg: ZA Cape Town -33.93 18.42, ZA Durban -29.86 31.03, ZA Pretoria -25.74 28.19, ZA Gqeberha -33.96 25.61
Africa/Lagos: NG Kano 12 8.52, NG Ibadan 7.38 3.91, NG Abuja 9.06 7.5, NG Port Harcourt 4.78 7.01
Africa/Lubumbashi: CD Mbuji-Mayi -6.14 23.59, CD Kananga -5.9 22.42, CD Kisangani 0.52 25.19, CD Bukavu -2.49 28.84
Africa/Maputo: MZ Nampula -15.12 39.27, MZ Beira -19.84 34.84
Africa/Nairobi: KE Kakamega 0.28 34.75, KE Mombasa -4.05 39.66
Africa/Ouagadougou: BF Bobo-Dioulasso 11.18 -4.29
Africa/Tripoli: LY Benghazi 32.11 20.07
America/Argentina/Cordoba: AR Rosario -32.95 -60.64
America/Bogota: CO Cali 3.43 -76.52, CO Medellín 6.25 -75.57, CO Barranquilla 10.97 -74.78, CO Cartagena 10.4 -75.49
America/Caracas: VE Maracaibo 10.64 -71.61, VE Valencia 10.16 -68, VE Barquisimeto 10.06 -69.36, VE Ciudad Guayana 8.35 -62.64
America/Chicago: US Dallas 32.78 -96.81, US New Orleans 29.95 -90.08, US St. Louis 38.63 -90.2, US Houston 29.76 -95.36, US San Antonio 29.42 -98.49, US Fort Worth 32.73 -97.32, US Austin 30.27 -97.74, US Nashville 36.17 -86.78, US Oklahoma City 35.47 -97.52
America/Denver: US El Paso 31.76 -106.49
America/Edmonton: CA Calgary 51.05 -114.09
America/Fortaleza: BR São Luís -2.53 -44.3, BR Natal -5.79 -35.21, BR Teresina -5.09 -42.8
America/Guayaquil: EC Quito -0.23 -78.52
America/La_Paz: BO Santa Cruz de la Sierra -17.79 -63.18, BO Cochabamba -17.38 -66.16
America/Lima: PE Arequipa -16.4 -71.54, PE Trujillo -8.12 -79.03
America/Los_Angeles: US Seattle 47.61 -122.33, US Portland 45.52 -122.68, US San Diego 32.72 -117.16, US San Jose 37.34 -121.89, US San Francisco 37.77 -122.42
America/Mazatlan: MX Culiacán 24.8 -107.39
America/Mexico_City: MX Puebla 19.05 -98.21, MX Santiago de Querétaro 20.59 -100.39, MX León de los Aldama 21.12 -101.68, MX Zapopan 20.72 -103.39, MX Guadalajara 20.68 -103.35, MX Morelia 19.7 -101.18
America/New_York: US Philadelphia 39.95 -75.16, US Jacksonville 30.33 -81.66, US Columbus 39.96 -83, US Charlotte 35.23 -80.84, US Washington 38.9 -77.04
America/Santo_Domingo: DO Santiago de los Caballeros 19.45 -70.69
America/Sao_Paulo: BR Rio de Janeiro -22.91 -43.18, BR Belo Horizonte -19.92 -43.94, BR Brasília -15.78 -47.93, BR Curitiba -25.43 -49.27, BR Goiânia -16.68 -49.25, BR Porto Alegre -30.03 -51.23, BR Campinas -22.91 -47.06
America/Tegucigalpa: HN San Pedro Sula 15.51 -88.03
America/Tijuana: MX Mexicali 32.63 -115.45
America/Toronto: CA Montréal 45.51 -73.59, CA Ottawa 45.41 -75.7
Asia/Aden: YE Sanaa 15.35 44.21, YE Taiz 13.58 44.02, YE Ibb 13.97 44.18, YE Al Ḩudaydah 14.8 42.95
Asia/Almaty: KZ Astana 51.18 71.45, KZ Shymkent 42.31 69.6
Asia/Baghdad: IQ Al Mawşil al Jadīdah 36.33 43.11, IQ Al Başrah al Qadīmah 30.5 47.82, IQ Mosul 36.34 43.12, IQ Erbil 36.19 44.01
Asia/Bangkok: VN Hanoi 21.02 105.84, VN Haiphong 20.86 106.68, VN Huế 16.46 107.6
Asia/Damascus: SY Aleppo 36.2 37.16, SY Homs 34.72 36.73, SY Latakia 35.53 35.79
Asia/Dhaka: BD Chattogram 22.34 91.83, BD Khulna 22.81 89.56, BD Rangpur 25.75 89.25, BD Rajshahi 24.37 88.6
Asia/Dubai: AE Abu Dhabi 24.45 54.4, AE Al Ain City 24.19 55.76
Asia/Ho_Chi_Minh: VN Cần Thơ 10.04 105.79
Asia/Jakarta: ID Surabaya -7.25 112.75, ID Bandung -6.92 107.61, ID Medan 3.58 98.67, ID Palembang -2.92 104.75, ID Semarang -6.99 110.42
Asia/Karachi: PK Lahore 31.56 74.35, PK Peshawar 34.01 71.58, PK Faisalabad 31.42 73.09, PK Rawalpindi 33.6 73.05
Asia/Kathmandu: NP Nepalgunj 28.05 81.62
Asia/Kolkata: IN Mumbai 19.07 72.88, IN Delhi 28.65 77.23, IN Bengaluru 12.97 77.59, IN Hyderabad 17.38 78.46, IN Ahmedabad 23.03 72.59, IN Chennai 13.09 80.28
Asia/Kuala_Lumpur: MY Johor Bahru 1.47 103.76, MY Ipoh 4.58 101.08
Asia/Manila: PH Davao 7.07 125.61, PH Budta 7.2 124.44, PH Malingao 7.16 124.47, PH Zamboanga 6.91 122.07
Asia/Phnom_Penh: KH Takeo 10.99 104.78
Asia/Riyadh: SA Jeddah 21.49 39.19, SA Makkah 21.43 39.83, SA Madinah 24.47 39.61, SA Dammam 26.43 50.1
Asia/Seoul: KR Busan 35.1 129.03, KR Daegu 35.87 128.59, KR Daejeon 36.35 127.38, KR Gwangju 35.15 126.92
Asia/Shanghai: CN Beijing 39.91 116.4, CN Shenzhen 22.55 114.07, CN Guangzhou 23.12 113.25, CN Chengdu 30.67 104.07, CN Tianjin 39.14 117.18, CN Wuhan 30.58 114.27
Asia/Taipei: TW Taichung 24.15 120.68, TW Kaohsiung 22.62 120.31, TW Tainan 22.99 120.21
Asia/Tashkent: UZ Andijon 40.78 72.35, UZ Namangan 41 71.67
Asia/Tehran: IR Mashhad 36.3 59.61, IR Isfahan 32.65 51.67, IR Karaj 35.83 50.99, IR Tabriz 38.08 46.29
Asia/Tokyo: JP Osaka 34.69 135.5, JP Nagoya 35.18 136.91, JP Sapporo 43.07 141.35, JP Fukuoka 33.6 130.42
Asia/Yangon: MM Mandalay 21.97 96.08, MM Nay Pyi Taw 19.75 96.13
Asia/Yekaterinburg: RU Chelyabinsk 55.16 61.43, RU Ufa 54.74 55.97, RU Perm 58.01 56.25, RU Tyumen 57.15 65.53
Europe/Amsterdam: NL Rotterdam 51.92 4.48
Europe/Berlin: DE Hamburg 53.55 9.99, DE Munich 48.14 11.58, DE Köln 50.93 6.95
Europe/Istanbul: TR Ankara 39.92 32.85, TR Bursa 40.2 29.06, TR İzmir 38.41 27.14, TR Gaziantep 37.06 37.38
Europe/Kyiv: UA Kharkiv 49.98 36.25, UA Odesa 46.49 30.74, UA Dnipro 48.47 35.04, UA Donetsk 48.02 37.8
Europe/London: GB Birmingham 52.48 -1.9
Europe/Madrid: ES Barcelona 41.39 2.16, ES Valencia 39.47 -0.38, ES Zaragoza 41.66 -0.88, ES Sevilla 37.38 -5.97
Europe/Moscow: RU Saint Petersburg 59.94 30.31, RU Nizhniy Novgorod 56.33 44, RU Kazan 55.79 49.12, RU Rostov-on-Don 47.22 39.71, RU Voronezh 51.67 39.19, RU Krasnodar 45.05 38.98
Europe/Paris: FR Marseille 43.3 5.38
Europe/Rome: IT Milan 45.46 9.19, IT Naples 40.85 14.27, IT Turin 45.07 7.69
Europe/Warsaw: PL Kraków 50.06 19.94, PL Wrocław 51.1 17.03
`
