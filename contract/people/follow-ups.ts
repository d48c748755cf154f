import { z } from 'zod'
import { eachRequiredField } from '#domain/booking/details-fields.ts'
import { eachLanguage } from '#domain/foundation/text/language.ts'
import { FOLLOW_UP_KINDS } from '#domain/people/follow-ups/follow-up-kinds.ts'
import { endpoint } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { NO_NUL, partyDay, signedDecimal, text, UNSTORABLE, wholeNumber } from '../wire/fields.ts'
import { MailText, MailTextsChange } from './mail-texts.ts'

const HOURS_MAX = 60 * 24

const FollowUp = z.object({
  enabled: z.boolean(),
  delayHours: z.int().meta({
    description:
      'Hours after the hold expired (unfinished-booking), or after midnight of its day: the day before the party, the day after it, the day ten months after it, the first of the month before the birthday month',
  }),
  isAdvertising: z
    .boolean()
    .meta({ description: 'Has a way to unsubscribe, and is not sent twice in a week' }),
  mail: z.string().meta({ description: 'The kind of its email, whose texts these are' }),
  fields: z.array(z.string()).meta({ description: 'The placeholders that its texts can use, as in {theme}' }),
  texts: z.object(eachLanguage(() => MailText)),
  googleReviewUrl: z.string().nullable().optional().meta({ description: 'Only for the kind review' }),
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
  texts: MailTextsChange.optional().meta({
    description: 'Omitted texts stay unchanged; null restores the default',
  }),
  googleReviewUrl: link.nullish(),
})
export const FollowUpsChange = z.partialRecord(z.enum(FOLLOW_UP_KINDS), FollowUpChange)
export type FollowUpsChange = z.output<typeof FollowUpsChange>

const KindReport = z.object({
  sent: z.int(),
  clicked: z.int().nullable().meta({ description: 'Null for kinds whose links are not counted' }),
  booked: z.int().meta({ description: 'Bookings within 30 days of a click, paid or confirmed' }),
  revenueAmount: signedDecimal.meta({ description: 'Payments of these bookings minus refunds' }),
})
export const FollowUpReport = z.record(z.enum(FOLLOW_UP_KINDS), KindReport).meta({ id: 'FollowUpReport' })
export type FollowUpReport = z.infer<typeof FollowUpReport>

export const FollowedOrder = z.object({
  bookingDate: partyDay().nullable().meta({ description: 'The day to start with, if it has room' }),
  details: z
    .object(eachRequiredField(() => z.string()))
    .meta({ description: 'As the wizard’s form asks for them' }),
})
export type FollowedOrder = z.infer<typeof FollowedOrder>

const tag = 'Follow-ups'
const byToken = {
  method: 'post',
  tag,
  staff: false,
  body: z.object({ token: z.string().regex(NO_NUL, UNSTORABLE).max(200) }),
} as const

export const readFollowUps = endpoint({
  method: 'get',
  path: '/api/admin/follow-ups',
  summary: 'List the automatic emails that follow a booking, by kind',
  tag,
  staff: 'settings',
  responses: { 200: FollowUps },
})
export const changeFollowUps = endpoint({
  method: 'put',
  path: '/api/admin/follow-ups',
  summary: 'Switch follow-ups on or off, and update their timing and texts',
  tag,
  staff: 'settings',
  body: FollowUpsChange,
  responses: { 200: FollowUps },
  refusals: [400],
})
export const reportFollowUps = endpoint({
  method: 'get',
  path: '/api/admin/follow-ups/report',
  summary: 'Report the results of each kind of follow-up',
  tag,
  staff: 'settings',
  query: z.object({ from: partyDay().optional(), to: partyDay().optional() }),
  responses: { 200: FollowUpReport },
  refusals: [400],
})
export const openFollowedOrder = endpoint({
  ...byToken,
  path: '/api/follow-ups/open',
  summary: 'Get the order of a follow-up to continue in the wizard, with the secret in its link',
  responses: { 200: FollowedOrder },
  refusals: [400, 404, 429],
})
export const refuseAdvertising = endpoint({
  ...byToken,
  path: '/api/follow-ups/unsubscribe',
  summary: 'Unsubscribe from advertising, with the secret in the link of an email',
  responses: { 200: z.object({ success: z.boolean() }) },
  refusals: [400, 404, 429],
})
