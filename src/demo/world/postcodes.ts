/** Postcodes of the districts of each city, in the order of the districts. The United Arab Emirates have none. */
const table: Record<string, string> = {
  Lisbon: '1100-340, 1200-203, 1250-096, 1350-110, 1300-344, 1990-203, 1700-094, 1200-868',
  Paris: '75003, 75006, 75018, 75017, 75010, 75016, 75012, 75020',
  Berlin: '10435, 10961, 10119, 10629, 10245, 12047, 10781, 14169',
  'New York': '10024, 10013, 10011, 10027, 11215, 11211, 11201, 11101',
  'Mexico City': '06140, 06700, 11560, 04000, 01000, 03100, 01219, 06600',
  'São Paulo': '01426-001, 05433-000, 05422-001, 04534-011, 04077-020, 01238-000, 05013-000, 05607-200',
  'Cape Town': '8005, 8001, 8040, 8051, 7925, 7806, 7915, 7708',
  Nairobi: '00505, 00800, 00603, 00502, 00621, 00509, 00623, 00200',
  Dubai: '',
  Mumbai: '400050, 400049, 400018, 400013, 400076, 400005, 400006, 400053',
  Tokyo: '106-0045, 150-0034, 153-0051, 155-0031, 180-0004, 110-0001, 162-0825, 135-0061',
  Sydney: '2010, 2021, 2026, 2042, 2041, 2095, 2088, 2037',
}

/** The postcode of a district by its position, or null where the country has none. */
export const postcodeOf = (city: string, index: number): string | null => table[city]!.split(', ')[index] || null
