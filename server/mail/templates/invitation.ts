import type { Role } from '#contract/wire/permissions.ts'
import type { Language } from '#domain/text/language.ts'
import { type MailContent, paragraph } from '../mail-content.ts'
import { staffMailWordsIn } from '../words/mail-words-in.ts'

type Invited = {
  readonly invitedBy: string
  readonly role: Role
  readonly url: string
  readonly language: Language
}

/** To a person who is invited to the team. */
export function invitation({ invitedBy, role, url, language }: Invited): MailContent {
  const words = staffMailWordsIn(language).invitation
  return {
    language,
    subject: words.subject,
    preview: words.preview(invitedBy),
    heading: words.subject,
    blocks: [
      paragraph(words.sentence(invitedBy, role)),
      { kind: 'button', label: words.choose, url },
      paragraph(words.notKnown),
    ],
  }
}
