import { type MailContent, paragraph } from '../mail-content.ts'

/** To a user for whom a new password was requested, by themselves or by someone else. */
export function passwordReset({
  username,
  url,
}: {
  readonly username: string
  readonly url: string
}): MailContent {
  return {
    subject: 'Choose a new password',
    preview: `For ${username} in the administrator area.`,
    heading: 'Choose a new password',
    blocks: [
      paragraph(
        `Somebody asked for a new password for the account ${username} in the administrator area. If it was you:`,
      ),
      { kind: 'button', label: 'Choose a new password', url },
      paragraph(
        'The link works once, for one hour, and signs the account out everywhere. If it was not you, ignore this mail: your password stays as it is.',
      ),
    ],
  }
}
