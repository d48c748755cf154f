import { EMAIL_PATTERN } from '#domain/booking/email-pattern.ts'

export type ContactField = 'name' | 'email' | 'subject' | 'message'
export type ContactProblems = Partial<Record<ContactField, string>>

/** What to put right before the message can go, in the order of the form. */
export function contactProblems(message: Readonly<Record<ContactField, string>>): ContactProblems {
  const isMissing = (field: ContactField) => message[field].trim() === ''
  return {
    ...(isMissing('name') && { name: 'Please enter your name' }),
    ...(!EMAIL_PATTERN.test(message.email.trim()) && { email: 'Please enter a valid email address' }),
    ...(isMissing('subject') && { subject: 'Please enter a subject' }),
    ...(isMissing('message') && { message: 'Please enter a message' }),
  }
}
