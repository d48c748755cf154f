import { EMAIL_PATTERN } from '#domain/text/email-pattern.ts'
import type { IslandWords } from '../../words/islands/english.ts'

export type ContactField = 'name' | 'email' | 'subject' | 'message'
export type ContactProblems = Partial<Record<ContactField, string>>

/** Returns what must be corrected before the message can be sent, in the order of the form. */
export function contactProblems(
  message: Readonly<Record<ContactField, string>>,
  words: IslandWords['contact'],
): ContactProblems {
  const isMissing = (field: ContactField) => message[field].trim() === ''
  return {
    ...(isMissing('name') && { name: words.enterName }),
    ...(!EMAIL_PATTERN.test(message.email.trim()) && { email: words.enterEmail }),
    ...(isMissing('subject') && { subject: words.enterSubject }),
    ...(isMissing('message') && { message: words.enterMessage }),
  }
}
