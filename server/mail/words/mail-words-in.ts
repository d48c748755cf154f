import type { Language } from '#domain/text/language.ts'
import { ENGLISH_MAILS, type MailWords } from './english.ts'
import { SPANISH_MAILS } from './spanish.ts'
import { ENGLISH_STAFF_MAILS, type StaffMailWords } from './staff-english.ts'
import { SPANISH_STAFF_MAILS } from './staff-spanish.ts'

export function mailWordsIn(language: Language): MailWords {
  return language === 'es' ? SPANISH_MAILS : ENGLISH_MAILS
}

export function staffMailWordsIn(language: Language): StaffMailWords {
  return language === 'es' ? SPANISH_STAFF_MAILS : ENGLISH_STAFF_MAILS
}
