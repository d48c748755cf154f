import { DEFAULT_LANGUAGE, type Language } from '../text/language.ts'

const BYTES_PER_MEGABYTE = 1024 * 1024
const MEGABYTES_ELSEWHERE = 20

/** The maximum size of a picture in megabytes, by the place it is uploaded for. */
const MEGABYTES_BY_PLACE: Readonly<Record<string, number>> = { hero: 5, theme: 10 }

export function uploadLimitMegabytes(place: string | undefined): number {
  const isKnown = place !== undefined && Object.hasOwn(MEGABYTES_BY_PLACE, place)
  return (isKnown && MEGABYTES_BY_PLACE[place]) || MEGABYTES_ELSEWHERE
}

export function megabytesToBytes(megabytes: number): number {
  return megabytes * BYTES_PER_MEGABYTE
}

/** Returns the sentence for a file over the limit; without the file's size if it is unknown. */
export function tooLargeSentence(
  limitMegabytes: number,
  fileBytes?: number,
  language: Language = DEFAULT_LANGUAGE,
): string {
  const { limit, file } = TOO_LARGE[language]
  if (fileBytes === undefined) return limit(limitMegabytes)
  return `${limit(limitMegabytes)} ${file((fileBytes / BYTES_PER_MEGABYTE).toFixed(2))}`
}

const TOO_LARGE = {
  en: {
    limit: (megabytes: number) => `Maximum file size is ${megabytes}MB.`,
    file: (megabytes: string) => `Your file is ${megabytes}MB.`,
  },
  es: {
    limit: (megabytes: number) => `El tamaño máximo es de ${megabytes} MB.`,
    file: (megabytes: string) => `Su archivo tiene ${megabytes} MB.`,
  },
}
