import { z } from 'zod'
import { JOB_KINDS } from '#domain/calendar/work/jobs.ts'
import { LANGUAGES } from '#domain/foundation/text/language.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { decimal, partyDay } from '../wire/fields.ts'

/** One stop of a day, in the order of work. */
const TodayStop = namedObject('TodayStop', {
  bookingId: z.int(),
  kind: z.enum(JOB_KINDS),
  from: z.string().meta({
    description: 'For a setup, the delivery window told to the family; for a collection, the planned time',
    example: '14:00',
  }),
  to: z.string(),
  arrivesAt: z.string().describe('As planned'),
  partyStartTime: z.string(),
  customerName: z.string(),
  customerPhone: z.string(),
  address: z.string().describe('On one line, for a map'),
  themeName: z.string(),
  teepees: z.int(),
  addons: z.array(z.object({ name: z.string(), quantity: z.int() })),
  owedAmount: decimal.optional().describe('Missing if the caller may not see money'),
  crew: z.int().describe('Counted from 1'),
})
export type TodayStop = z.infer<typeof TodayStop>

export const WAITING_KINDS = [
  'to_confirm',
  'unanswered',
  'unanswered_text',
  'damage_claim',
  'damage_unpaid',
  'balance_late',
  'balance_due',
  'card_declined',
  'refund_failed',
  'mail_failed',
  'review',
  'conflict',
  'stop_problem',
  'room_not_ready',
] as const
export type WaitingKind = (typeof WAITING_KINDS)[number]

const WaitingItem = z.object({
  id: z
    .int()
    .describe(
      'The id of the booking (also for a damage claim), message, text, difference, email or testimonial, depending on the kind',
    ),
  stopId: z.string().optional().describe('Of a stop with a problem'),
  sentence: z.string(),
  link: z.string().describe('The screen that deals with it'),
  claimLink: z
    .string()
    .optional()
    .describe('Opens a claim for what the crew found broken or missing, if it can be claimed'),
  version: z.int().optional().describe('Of a booking to confirm, as it waits'),
  review: z
    .object({ rating: z.number(), comment: z.string(), language: z.enum(LANGUAGES), version: z.int() })
    .optional()
    .describe('For a testimonial: its text, language and version'),
})
export type WaitingItem = z.infer<typeof WaitingItem>
export type WaitingReview = NonNullable<WaitingItem['review']>

const Waiting = z.object({
  kind: z.enum(WAITING_KINDS),
  count: z.int(),
  items: z.array(WaitingItem).describe('The most urgent ones'),
  owedAmount: decimal.optional().describe('For open balances: what all of them come to'),
})
export type Waiting = z.infer<typeof Waiting>

export const Today = namedObject('Today', {
  date: z.string(),
  stops: z.array(TodayStop),
  tomorrow: z.array(TodayStop),
  waiting: z.array(Waiting).describe('Only what is waiting, and only what the caller is responsible for'),
})

const staff = describeCalls({ tag: 'Calendar', staff: 'agenda' })
export const readToday = staff.get(
  '/api/admin/today',
  'List the stops of a day and the next one, and what is waiting for staff',
  {
    query: z.object({ date: partyDay().optional().describe('Today by default') }),
    inStaffLanguage: true,
    returns: Today,
  },
)
