import type { Text } from '#domain/foundation/messages/text.ts'
import { EMAIL_PATTERN } from '#domain/foundation/text/email-pattern.ts'

export type ContactField = 'name' | 'email' | 'subject' | 'message'
export type ContactProblems = Partial<Record<ContactField, string>>

/** Returns what must be corrected before the message can be sent, in form order. */
export function contactProblems(
  message: Readonly<Record<ContactField, string>>,
  text: Text,
): ContactProblems {
  const isMissing = (field: ContactField) => message[field].trim() === ''
  return {
    ...(isMissing('name') && { name: text('site.contact.enterName') }),
    ...(!EMAIL_PATTERN.test(message.email.trim()) && { email: text('rules.validEmail') }),
    ...(isMissing('subject') && { subject: text('site.contact.enterSubject') }),
    ...(isMissing('message') && { message: text('site.contact.enterMessage') }),
  }
}
