import { DEFAULT_LANGUAGE, type Language } from './language.ts'

export const BYTES_PER_MEGABYTE = 1024 * 1024

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
