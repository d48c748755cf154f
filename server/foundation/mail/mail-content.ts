import type { MailTextName } from '#contract/people/mail-texts.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import type { StatementRow } from '#domain/money/payments/statement.ts'
import type { MailFields } from '#domain/people/mail-texts/own-text.ts'

/** A label and its value; staff can follow the link to more information. */
export type Fact = readonly [label: string, value: string, url?: string]

type Link = { readonly label: string; readonly url: string }

/** One part of a mail; the layout renders it as HTML and as plain text. */
export type MailBlock =
  | {
      readonly kind: 'paragraph'
      readonly text: string
      /** The name under which the owner can rewrite it; if missing, the words are the program's. */
      readonly slot?: string
    }
  | { readonly kind: 'facts'; readonly rows: readonly Fact[] }
  | { readonly kind: 'prices'; readonly rows: readonly StatementRow[] }
  /** The one thing to do, where it follows from the text; otherwise it is at the top of the mail. */
  | ({ readonly kind: 'button' } & Link)
  /** Another thing that one can do. */
  | ({ readonly kind: 'link' } & Link)
  | { readonly kind: 'quote'; readonly text: string }
  /** Decorative, since the text says everything: it has no alternative text. */
  | { readonly kind: 'picture'; readonly url: string }

export type MailPicture = {
  readonly url: string
  /** For Outlook on Windows, if it cannot read the other: it knows JPEG and PNG alone. */
  readonly outlookUrl?: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

/** A mail before it is rendered: its contents, not its layout. */
export type MailContent = {
  /** English if missing. */
  readonly language?: Language
  readonly subject: string
  /** The preview that inboxes show after the subject. */
  readonly preview: string
  readonly picture?: MailPicture
  readonly heading: string
  /** Three things at most that the reader needs, and the one thing to do: what fits on the first screen of a phone. */
  readonly facts?: readonly Fact[]
  readonly button?: Link
  readonly blocks: readonly MailBlock[]
  /** Only in advertising: the last line of the mail, and the link that ends it. */
  readonly unsubscribe?: { readonly why: string; readonly label: string; readonly url: string }
}

/** A mail that the owner can rewrite, in the program's words. */
export type OwnersMail<Name extends MailTextName = MailTextName> = MailContent & {
  /** The name under which the owner rewrites it. */
  readonly textName: Name
  /** The fields that the owner's texts can use, formatted in its language. */
  readonly fields: MailFields
}

/** The business details in every mail. */
export type Letterhead = {
  readonly siteTitle: string
  readonly siteUrl: string
  /** A picture of the title; missing if the owner chose another. */
  readonly wordmark?: { readonly url: string; readonly width: number; readonly height: number }
  readonly phone: string
  readonly email: string
  readonly address: string
}

export const paragraph = (text: string, slot?: string): MailBlock => ({
  kind: 'paragraph',
  text,
  ...(slot !== undefined && { slot }),
})
