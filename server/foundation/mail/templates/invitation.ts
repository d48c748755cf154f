import type { Role } from '#contract/wire/permissions.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { type MailContent, paragraph } from '../mail-content.ts'

type Invited = {
  readonly invitedBy: string
  readonly role: Role
  readonly url: string
  readonly language: Language
}

/** To a person who has been invited to join the team. */
export function invitation({ invitedBy, role, url, language }: Invited): MailContent {
  const text = textIn(language)
  return {
    language,
    subject: text('mails.invitation.subject'),
    preview: text('mails.invitation.preview', { by: invitedBy }),
    heading: text('mails.invitation.subject'),
    blocks: [
      paragraph(text(`mails.invitation.${role}`, { by: invitedBy })),
      { kind: 'button', label: text('mails.invitation.choose'), url },
      paragraph(text('mails.invitation.notKnown')),
    ],
  }
}
