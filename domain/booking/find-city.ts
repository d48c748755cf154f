/**
 * ZIP codes of Miami-Dade and Broward that belong to exactly one city. Codes shared by several cities are left out,
 * because only the family knows which one is right. Mail to Kendall and its neighbors, which are no cities, goes to Miami.
 */
const ZIPS_OF_CITY: Readonly<Record<string, readonly string[]>> = {
  'Coconut Creek': ['33066'],
  'Coral Springs': ['33065', '33071'],
  'Dania Beach': ['33004'],
  'Deerfield Beach': ['33442'],
  'Fort Lauderdale': ['33301', '33304', '33316'],
  Hialeah: ['33010', '33012', '33013'],
  Hollywood: ['33019', '33020', '33021'],
  Homestead: ['33030', '33035'],
  'Key Biscayne': ['33149'],
  Miami: [
    '33101',
    '33125',
    '33128',
    '33129',
    '33130',
    '33131',
    '33132',
    '33135',
    '33136',
    '33137',
    '33145',
    '33165',
    '33173',
    '33175',
    '33176',
    '33177',
    '33183',
    '33185',
    '33186',
    '33187',
    '33193',
    '33196',
  ],
  'Miami Beach': ['33139', '33140'],
  'Pembroke Pines': ['33028'],
  'Pompano Beach': ['33060'],
  Tamarac: ['33321'],
  Weston: ['33327'],
}

const CITIES = new Map(
  Object.entries(ZIPS_OF_CITY).flatMap(([city, zips]) => zips.map((zip) => [zip, city] as const)),
)

/** Returns the city of a ZIP or ZIP+4 code, or undefined if it is ambiguous or unknown. */
export function findCity(typed: string): string | undefined {
  const [, zip] = /^(\d{5})(?:[- ]\d{4})?$/.exec(typed.trim()) ?? []
  return zip && CITIES.get(zip)
}
