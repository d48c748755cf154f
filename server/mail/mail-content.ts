import type { MailTextName } from '#contract/people/mail-texts.ts'
import type { Fields } from '#domain/mails/own-text.ts'
import type { StatementRow } from '#domain/payments/statement.ts'
import type { Language } from '#domain/text/language.ts'

/** What is called what; staff follow its link to where more is known. */
export type Fact = readonly [label: string, value: string, url?: string]

/** One part of a mail; the layout renders it as HTML and as plain text. */
export type MailBlock =
  | {
      readonly kind: 'paragraph'
      readonly text: string
      /** The name by which the owner may write it otherwise; missing: what it says is the program's. */
      readonly slot?: string
    }
  | { readonly kind: 'facts'; readonly rows: readonly Fact[] }
  | { readonly kind: 'prices'; readonly rows: readonly StatementRow[] }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'quote'; readonly text: string }
  /** Beside the text, which says everything: it has no text of its own. */
  | { readonly kind: 'picture'; readonly url: string }

/** A mail before it is rendered: its contents, not its layout. */
export type MailContent = {
  /** English if missing. */
  readonly language?: Language
  readonly subject: string
  /** The preview that inboxes show after the subject. */
  readonly preview: string
  readonly heading: string
  readonly blocks: readonly MailBlock[]
  /** Of advertising: the last line of the mail, and the link that ends it. */
  readonly unsubscribe?: { readonly why: string; readonly label: string; readonly url: string }
}

/** A mail whose words are the owner's, as the program says them. */
export type OwnersMail<Name extends MailTextName = MailTextName> = MailContent & {
  /** Under which the owner writes it otherwise. */
  readonly textName: Name
  /** What the owner's own texts may name, in words of its language. */
  readonly fields: Fields
}

/** The business details in every mail. */
export type Letterhead = {
  readonly siteTitle: string
  readonly siteUrl: string
  readonly phone: string
  readonly email: string
  readonly address: string
}

export const paragraph = (text: string, slot?: string): MailBlock => ({
  kind: 'paragraph',
  text,
  ...(slot !== undefined && { slot }),
})
