import type { Role } from '#contract/wire/permissions.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { type MailContent, paragraph } from '../mail-content.ts'
import { type Addressed, defineMail } from './define-mail.ts'

/** What a message says first, for inboxes. */
const beginning = (message: string) => message.slice(0, 120)

/** Mails to the team, and to those who wrote to the site. */
export const TEAM_MAILS = {
  /** To the address that got the owner's notices until somebody chose another. */
  'notices-moved': defineMail('notices-moved', {
    reader: 'staff',
    write(
      { username, email }: Addressed & { readonly username: string; readonly email: string },
      { getPart, fixedParagraph },
    ) {
      return {
        preview: getPart('sentence', { username, email }),
        blocks: [fixedParagraph('sentence', { username, email }), fixedParagraph('notYou')],
      }
    },
    samples: ({ to, language }) => ({
      'notices-moved': { to, language, username: 'dana', email: 'dana@example.com' },
    }),
  }),

  /** To a person who has been invited to join the team. */
  invitation: defineMail('invitation', {
    reader: 'staff',
    opensAccount: true,
    write: (
      {
        invitedBy: by,
        role,
        url,
      }: Addressed & { readonly invitedBy: string; readonly role: Role; readonly url: string },
      { text, getPart, fixedParagraph },
    ) => ({
      values: { by },
      blocks: [
        paragraph(text(`mails.invitation.${role}`, { by })),
        { kind: 'button', label: getPart('choose'), url },
        fixedParagraph('notKnown'),
      ],
    }),
    samples: ({ to, language, url }) => ({
      invitation: {
        to,
        language,
        invitedBy: 'dana',
        role: 'office' as const,
        url: url('/admin/join#sample'),
      },
    }),
  }),

  /** To a user for whom a new password was requested, by themselves or by someone else. */
  'password-reset': defineMail('password-reset', {
    reader: 'staff',
    opensAccount: true,
    write: (
      { username, url }: Addressed & { readonly username: string; readonly url: string },
      { getPart, fixedParagraph },
    ) => ({
      values: { username },
      blocks: [
        fixedParagraph('sentence', { username }),
        { kind: 'button', label: getPart('subject'), url },
        fixedParagraph('notYou'),
      ],
    }),
    samples: ({ to, language, url }) => ({
      'password-reset': { to, language, username: 'dana', url: url('/admin/reset-password#sample') },
    }),
  }),

  /** What staff write: the answer to a message, which it quotes, or a message in a family's conversation. */
  reply: defineMail('reply', {
    key: (answer: string) => `answer-${answer}`,
    reader: 'writer',
    isAnsweredToSite: true,
    write(
      {
        written,
        subject,
        original,
      }: Addressed & {
        readonly written: string
        readonly subject?: string
        readonly original?: { readonly message: string; readonly day: PartyDay }
      },
      { fixedParagraph },
    ) {
      return {
        ...(subject !== undefined && { subject }),
        preview: beginning(written),
        blocks: [
          paragraph(written),
          ...(original
            ? [
                fixedParagraph('youWrote', { day: original.day }),
                { kind: 'quote', text: original.message } as const,
              ]
            : []),
        ],
      }
    },
    samples: ({ to }) => ({
      'staff-reply': {
        to,
        language: 'en' as const,
        subject: 'Re: Do you deliver to Key Biscayne?',
        written: 'Yes, we do!\n\nWould May 15 suit you?',
        original: { message: 'We live on the island & would love a party in May.', day: '2027-01-04' },
      },
    }),
  }),

  /** A mail as its readers would get it, to the person who wrote its texts. */
  'test-mail': defineMail('test-mail', {
    reader: 'writer',
    write: ({ content }: Addressed & { readonly content: MailContent }) => content,
    samples: () => ({}),
  }),
}
