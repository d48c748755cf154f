import type { Language } from '#domain/language.ts'
import { ENGLISH_MAILS, type MailWords } from './english.ts'
import { SPANISH_MAILS } from './spanish.ts'

export function mailWordsIn(language: Language): MailWords {
  return language === 'es' ? SPANISH_MAILS : ENGLISH_MAILS
}
