import { z } from 'zod'
import { eachRequiredField } from '#domain/booking/details-fields.ts'
import { eachLanguage } from '#domain/foundation/text/language.ts'
import { FOLLOW_UP_KINDS } from '#domain/people/follow-ups/follow-up-kinds.ts'
import { describeCalls } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { NO_NUL, partyDay, signedDecimal, text, UNSTORABLE, wholeNumber } from '../wire/fields.ts'
import { MailText, MailTextsChange } from './mail-texts.ts'

const HOURS_MAX = 60 * 24

const FollowUp = z.object({
  enabled: z.boolean(),
  delayHours: z
    .int()
    .describe(
      'Hours after the hold expired (unfinished-booking), or after midnight of its day: the day before the party, the day after it, the day ten months after it, the first of the month before the birthday month',
    ),
  isAdvertising: z.boolean().describe('Has a way to unsubscribe, and is not sent twice in a week'),
  mail: z.string().describe('The kind of its email, whose texts these are'),
  fields: z.array(z.string()).describe('The placeholders that its texts can use, as in {theme}'),
  texts: z.object(eachLanguage(() => MailText)),
  googleReviewUrl: z.string().nullable().optional().describe('Only for the kind review'),
})

export const FollowUps = z.record(z.enum(FOLLOW_UP_KINDS), FollowUp).meta({ id: 'FollowUps' })
export type FollowUps = z.infer<typeof FollowUps>
export type FollowUp = z.infer<typeof FollowUp>

const HTTPS = fieldError('fields.httpsLink')
const link = text({ required: HTTPS, max: 500 }).refine(
  (value) => URL.canParse(value) && new URL(value).protocol === 'https:',
  HTTPS,
)

const FollowUpChange = z.object({
  enabled: z.boolean().optional(),
  delayHours: wholeNumber(fieldError('followUps.wholeHours'), { min: 0, max: HOURS_MAX }).optional(),
  texts: MailTextsChange.optional().describe('Omitted texts stay unchanged; null restores the default'),
  googleReviewUrl: link.nullish(),
})
export const FollowUpsChange = z.partialRecord(z.enum(FOLLOW_UP_KINDS), FollowUpChange)
export type FollowUpsChange = z.output<typeof FollowUpsChange>

const KindReport = z.object({
  sent: z.int(),
  clicked: z.int().nullable().describe('Null for kinds whose links are not counted'),
  booked: z.int().describe('Bookings within 30 days of a click, paid or confirmed'),
  revenueAmount: signedDecimal.describe('Payments of these bookings minus refunds'),
})
export const FollowUpReport = z.record(z.enum(FOLLOW_UP_KINDS), KindReport).meta({ id: 'FollowUpReport' })
export type FollowUpReport = z.infer<typeof FollowUpReport>

export const FollowedOrder = z.object({
  bookingDate: partyDay().nullable().describe('The day to start with, if it has room'),
  details: z.object(eachRequiredField(() => z.string())).describe('As the wizard’s form asks for them'),
})
export type FollowedOrder = z.infer<typeof FollowedOrder>

const tag = 'Follow-ups'
const staff = describeCalls({ tag, staff: 'settings' })
const visitors = describeCalls({ tag, staff: false })

export const readFollowUps = staff.get(
  '/api/admin/follow-ups',
  'List the automatic emails that follow a booking, by kind',
  { returns: FollowUps },
)
export const changeFollowUps = staff.put(
  '/api/admin/follow-ups',
  'Switch follow-ups on or off, and update their timing and texts',
  { body: FollowUpsChange, returns: FollowUps },
)
export const reportFollowUps = staff.get(
  '/api/admin/follow-ups/report',
  'Report the results of each kind of follow-up',
  { query: z.object({ from: partyDay().optional(), to: partyDay().optional() }), returns: FollowUpReport },
)
export const openFollowedOrder = visitors.post(
  '/api/follow-ups/open',
  'Get the order of a follow-up to continue in the wizard, with the secret in its link',
  {
    body: z.object({ token: z.string().regex(NO_NUL, UNSTORABLE).max(200) }),
    returns: FollowedOrder,
    refuses: [404, 429],
  },
)
export const refuseAdvertising = visitors.post(
  '/api/follow-ups/unsubscribe',
  'Unsubscribe from advertising, with the secret in the link of an email',
  {
    body: z.object({ token: z.string().regex(NO_NUL, UNSTORABLE).max(200) }),
    returns: z.object({ success: z.boolean() }),
    refuses: [404, 429],
  },
)
