import { DEFAULT_LANGUAGE, type Language } from '../text/language.ts'

const SPANISH_HOME = '/es'

/** The prefixes of Spanish addresses, by the English ones; longer prefixes come before shorter ones. */
const SPANISH: readonly (readonly [english: string, spanish: string])[] = [
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
  ['/booking/success', '/es/reservar/exito'],
  ['/booking', '/es/reservar'],
  ['/book', '/es/reservar'],
  ['/my-booking', '/es/mi-reserva'],
  ['/waiting-list', '/es/lista-de-espera'],
]

/** Returns the language of the page at a path. */
export function languageOfPath(pathname: string): Language {
  return pathname === SPANISH_HOME || pathname.startsWith(`${SPANISH_HOME}/`) ? 'es' : DEFAULT_LANGUAGE
}

/**
 * Returns the address of an English page in a language; keeps its query and fragment. A page without a translation
 * keeps its address.
 */
export function pathIn(language: Language, englishPath: string): string {
  if (language === DEFAULT_LANGUAGE) return englishPath
  const [path, rest] = splitPath(englishPath)
  if (path === '/') return SPANISH_HOME + rest
  const known = SPANISH.find(([english]) => isWithin(path, english))
  return known ? known[1] + path.slice(known[0].length) + rest : englishPath
}

/** Returns the English address of a page in any language, or nothing for a Spanish address without a page. */
export function getEnglishPath(anyPath: string): string | undefined {
  if (languageOfPath(splitPath(anyPath)[0]) === DEFAULT_LANGUAGE) return anyPath
  const [path, rest] = splitPath(anyPath)
  if (path === SPANISH_HOME || path === `${SPANISH_HOME}/`) return `/${rest}`
  const known = SPANISH.find(([, spanish]) => isWithin(path, spanish))
  return known && known[0] + path.slice(known[1].length) + rest
}

function isWithin(path: string, beginning: string): boolean {
  return path === beginning || path.startsWith(`${beginning}/`)
}

function splitPath(address: string): [path: string, rest: string] {
  const end = address.search(/[?#]/)
  return end < 0 ? [address, ''] : [address.slice(0, end), address.slice(end)]
}
