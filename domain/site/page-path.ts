import { DEFAULT_LANGUAGE, knownLanguage, type Language } from '../foundation/text/language.ts'

/** Path prefixes by their English ones; longer prefixes come first. */
type Addresses = readonly (readonly [english: string, own: string])[]

const SPANISH: Addresses = [
  ['/addons', '/es/complementos'],
  ['/themes', '/es/temas'],
  ['/areas', '/es/zonas'],
  ['/review', '/es/resena'],
  ['/contact', '/es/contacto'],
  ['/newsletter/confirm', '/es/boletin/confirmar'],
  ['/newsletter/unsubscribe', '/es/boletin/cancelar'],
  ['/newsletter', '/es/boletin'],
  ['/follow-ups/unsubscribe', '/es/avisos/cancelar'],
  ['/privacy-policy', '/es/privacidad'],
  ['/terms-of-service', '/es/terminos-del-servicio'],
  ['/cookie-policy', '/es/cookies'],
  ['/accessibility', '/es/accesibilidad'],
  ['/booking/success', '/es/reservar/exito'],
  ['/booking', '/es/reservar'],
  ['/book', '/es/reservar'],
  ['/my-booking', '/es/mi-reserva'],
  ['/waiting-list', '/es/lista-de-espera'],
  ['/party', '/es/fiesta'],
]

/** A language without translated paths uses the English ones after its code. */
const TRANSLATED: Readonly<Partial<Record<Language, Addresses>>> = { es: SPANISH }

export function getPathLanguage(pathname: string): Language {
  const [, first] = pathname.split('/', 2)
  return knownLanguage(first)
}

/**
 * Returns the path of an English page in another language; keeps its query and fragment. A page without a translation
 * keeps its path.
 */
export function pathIn(language: Language, englishPath: string): string {
  if (language === DEFAULT_LANGUAGE) return englishPath
  const [path, rest] = splitPath(englishPath)
  if (path === '/') return `/${language}${rest}`
  const known = addressesIn(language).find(([english]) => isWithin(path, english))
  return known ? known[1] + path.slice(known[0].length) + rest : englishPath
}

/** Returns the English path of a page in any language, or undefined if that language has no such page. */
export function getEnglishPath(anyPath: string): string | undefined {
  const [path, rest] = splitPath(anyPath)
  const language = getPathLanguage(path)
  if (language === DEFAULT_LANGUAGE) return anyPath
  if (path === `/${language}` || path === `/${language}/`) return `/${rest}`
  const known = addressesIn(language).find(([, own]) => isWithin(path, own))
  return known && known[0] + path.slice(known[1].length) + rest
}

function addressesIn(language: Language): Addresses {
  return TRANSLATED[language] ?? SPANISH.map(([english]) => [english, `/${language}${english}`])
}

function isWithin(path: string, beginning: string): boolean {
  return path === beginning || path.startsWith(`${beginning}/`)
}

function splitPath(address: string): [path: string, rest: string] {
  const end = address.search(/[?#]/)
  return end < 0 ? [address, ''] : [address.slice(0, end), address.slice(end)]
}
