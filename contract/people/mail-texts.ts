import { z } from 'zod'
import { eachLanguage } from '#domain/foundation/text/language.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { language, NO_NUL, tooLong, UNSTORABLE } from '../wire/fields.ts'

/**
 * The texts that the owner can rewrite: one for each mail to families, and one for each separate thing a mail may say.
 */
export const MAIL_TEXTS = [
  'confirmation',
  'payment-link',
  'payment-link-balance',
  'payment-receipt',
  'balance-reminder',
  'autopay-notice',
  'date-released',
  'order-changed',
  'order-changed-moved',
  'rescheduled',
  'confirmed',
  'cancelled',
  'reopened',
  'money-back',
  'overpayment-back',
  'guest-reminder',
  'on-the-way',
  'on-the-way-to-collect',
  'text-by-mail',
  'tip-thanks',
  'damage-claimed',
  'damage-decided',
  'damage-reminder',
  'damage-paid',
  'damage-withdrawn',
  'waiting-list-joined',
  'waiting-list-offer',
  'waiting-for-more',
  'more-offered',
  'newsletter-confirmation',
  'unfinished-booking',
  'chosen-party',
  'day-before',
  'review-request',
  'same-again',
  'birthday',
] as const
export type MailTextName = (typeof MAIL_TEXTS)[number]

export function isMailText(name: string): name is MailTextName {
  return MAIL_TEXTS.some((one) => one === name)
}

/** The opening line of a mail to a family; a newsletter's confirmation has none. */
export const GREETING = 'greeting'
/** What the owner adds at the end of every mail; empty by default. */
export const CLOSING = 'closing'

export const SUBJECT_MAX = 150
export const PARAGRAPH_MAX = 2000

const parts = {
  subject: z.string(),
  heading: z.string(),
  paragraphs: z
    .record(z.string(), z.string())
    .describe('By name, in the order of the email; empty ones are left out'),
}

export const MailText = namedObject('MailText', {
  ...parts,
  usual: z.object(parts).describe('The default texts'),
  isOwn: z.boolean().describe('Whether anything differs from the default'),
})
export type MailText = z.infer<typeof MailText>

const line = (max: number, empty: string) =>
  z.string().regex(NO_NUL, UNSTORABLE).trim().min(1, empty).max(max, tooLong(max))

export const MailTextChange = z.object({
  subject: line(SUBJECT_MAX, fieldError('mailTexts.noSubject')).nullish(),
  heading: line(SUBJECT_MAX, fieldError('mailTexts.noHeading')).nullish(),
  paragraphs: z
    .record(
      z.string().max(60),
      z.string().regex(NO_NUL, UNSTORABLE).trim().max(PARAGRAPH_MAX, tooLong(PARAGRAPH_MAX)).nullable(),
    )
    .optional(),
})
export type MailTextChange = z.output<typeof MailTextChange>

export const MailTextsChange = z.object(eachLanguage(() => MailTextChange.optional()))

const MailTexts = namedObject('MailTexts', {
  kind: z.enum(MAIL_TEXTS),
  fields: z.array(z.string()).describe('The placeholders that its texts can use, as in {theme}'),
  texts: z.object(eachLanguage(() => MailText)),
})
export type MailTexts = z.infer<typeof MailTexts>

/** One mail of the site, or a text message that no mail says as well. */
export const ScheduledMail = namedObject('ScheduledMail', {
  kind: z.string(),
  subject: z.string().describe('With placeholders, in the language of the request'),
  reader: z.enum(['family', 'owner', 'staff']),
  when: z.string().describe('When it is sent, in the language of the request'),
  by: z.array(z.enum(['mail', 'text'])).describe('Texts only to families that agreed to them'),
})
export type ScheduledMail = z.infer<typeof ScheduledMail>

const RenderedMail = z.object({
  subject: z.string(),
  html: z.string().describe('The email with a sample party'),
  text: z.string(),
})
export type RenderedMail = z.infer<typeof RenderedMail>

const staff = describeCalls({ tag: 'Mail texts', staff: 'settings' })
const inLanguage = MailTextChange.extend({ language })

export const listMailTexts = staff.get(
  '/api/admin/mail-texts',
  'List the emails whose texts the owner can change',
  { returns: z.array(MailTexts) },
)
export const listScheduledMails = staff.get(
  '/api/admin/mail-schedule',
  'List what is sent to whom, when, and whether by email or text',
  { returns: z.array(ScheduledMail) },
)
export const readMailTexts = staff.get('/api/admin/mail-texts/:kind', 'Get the texts of a kind of email', {
  params: { kind: z.string().max(60) },
  returns: MailTexts,
})
export const changeMailTexts = staff.put(
  '/api/admin/mail-texts/:kind',
  'Update the texts of a kind of email in one language; omitted ones stay unchanged, null restores the default',
  { params: { kind: z.string().max(60) }, body: inLanguage, returns: MailTexts },
)
export const resetMailTexts = staff.delete(
  '/api/admin/mail-texts/:kind',
  'Restore the default texts of a kind of email, in one language or both',
  { params: { kind: z.string().max(60) }, query: z.object({ language: language.optional() }) },
)
export const previewMailTexts = staff.post(
  '/api/admin/mail-texts/:kind/preview',
  'Preview an email with these texts; nothing is stored',
  { params: { kind: z.string().max(60) }, body: inLanguage, returns: RenderedMail },
)
export const testMailTexts = staff.post(
  '/api/admin/mail-texts/:kind/test',
  'Send an email with these texts and a sample party to your own address',
  {
    params: { kind: z.string().max(60) },
    body: inLanguage,
    returns: z.object({ sentTo: z.string() }),
    refuses: [409, 429],
  },
)
