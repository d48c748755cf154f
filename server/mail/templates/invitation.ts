import type { Role } from '#contract/permissions.ts'
import { type MailContent, paragraph } from '../mail-content.ts'

const AS: Record<Role, string> = {
  owner: 'an owner, who may do everything',
  office: 'the office, which runs bookings, themes, coupons and messages',
  crew: 'the crew, which sees dates and run sheets',
}

type Invited = { readonly invitedBy: string; readonly role: Role; readonly url: string }

/** To a person who is invited to the team. */
export function invitation({ invitedBy, role, url }: Invited): MailContent {
  return {
    subject: 'Join the team',
    preview: `${invitedBy} invites you to the administrator area.`,
    heading: 'Join the team',
    blocks: [
      paragraph(`${invitedBy} invites you to the administrator area, as ${AS[role]}.`),
      { kind: 'button', label: 'Choose a username and a password', url },
      paragraph(
        'The link works once, for 7 days. If you do not know what this is about, simply ignore this mail.',
      ),
    ],
  }
}
