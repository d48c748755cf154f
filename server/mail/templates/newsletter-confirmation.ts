import { CONFIRMATION_DAYS } from '#domain/newsletter.ts'
import { type MailContent, paragraph } from '../mail-content.ts'

/** To an address that was entered into the newsletter form. */
export function newsletterConfirmation({ confirmUrl }: { confirmUrl: string }): MailContent {
  return {
    subject: 'Please confirm your newsletter',
    preview: 'One tap, and new themes and free dates come to you.',
    heading: 'Shall we write to you?',
    blocks: [
      paragraph(
        'Somebody, probably you, asked for our newsletter at this address: new themes and free dates, a few times a year.',
      ),
      { kind: 'button', label: 'Yes, send it to me', url: confirmUrl },
      paragraph(
        `The link works for ${CONFIRMATION_DAYS} days. If it was not you, do nothing: without a confirmation we send nothing.`,
      ),
    ],
  }
}
