import type { StatementRow } from '#domain/booking/statement.ts'
import type { Language } from '#domain/language.ts'

/** One part of a mail; the layout draws it as HTML and as plain text. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'prices'; readonly rows: readonly StatementRow[] }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'quote'; readonly text: string }

/** A mail before it is drawn: what it says, not how it looks. */
export type MailContent = {
  /** English where it is missing. */
  readonly language?: Language
  readonly subject: string
  /** What inboxes show behind the subject. */
  readonly preview: string
  readonly heading: string
  readonly blocks: readonly MailBlock[]
}

/** What every mail carries of the business. */
export type Letterhead = {
  readonly siteTitle: string
  readonly siteUrl: string
  readonly phone: string
  readonly email: string
  readonly address: string
}

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text })
