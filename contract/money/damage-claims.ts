import { z } from 'zod'
import { LANGUAGES } from '#domain/foundation/text/language.ts'
import { CLAIM_ANSWERS, CLAIM_STATUSES } from '#domain/money/damage/damage-claim.ts'
import { DAMAGE_CONSENT_STATES } from '#domain/money/damage/damage-consent.ts'
import { bookingPageCall, families } from '../booking/booking-page-call.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { amount, decimal, FREE_TEXT_MAX, instant, optionalText, pathId, text } from '../wire/fields.ts'
import { PaymentIntent } from './payments.ts'

export const CLAIM_LINES_MAX = 20
export const CLAIM_LINE_LENGTH = 200
export const CLAIM_PHOTOS_MAX = 20

/** A claim for damage, as both sides see it. */
const claim = {
  id: z.int(),
  status: z
    .enum(CLAIM_STATUSES)
    .describe(
      'open: not decided yet; decided: `chargedAmount` is to be paid; withdrawn: nothing is to be paid',
    ),
  lines: z.array(z.object({ text: z.string(), amount: decimal })),
  claimedAmount: decimal,
  answerUntil: instant.describe('The deadline for the family’s answer'),
  answer: z.enum(CLAIM_ANSWERS).nullable(),
  answerText: z.string().nullable(),
  chargedAmount: decimal.nullable().describe('The amount decided: at most the amount claimed'),
  paidAt: instant.nullable(),
  createdAt: instant,
} as const

const ConsentedCard = z.object({
  state: z
    .enum(DAMAGE_CONSENT_STATES)
    .describe(
      'given: charged once decided; failed: declined, and not tried again; revoked: the family pays in another way',
    ),
  cardLabel: z.string(),
  amount: decimal.describe('The most that is charged'),
  text: z.string().describe('The text shown to the family'),
  language: z.enum(LANGUAGES),
  agreedAt: instant,
})

export const FamilyDamageClaim = namedObject('OwnDamageClaim', {
  ...claim,
  photos: z.array(z.string()).describe('URLs of the pictures, valid only with this link'),
  canAnswer: z.boolean(),
  savedCard: z
    .object({ last4: z.string(), text: z.string(), hint: z.string() })
    .nullable()
    .describe('The saved card that can pay it, with what the family agrees to with PUT …/card'),
  card: ConsentedCard.pick({ state: true, cardLabel: true }).nullable(),
})
export type FamilyDamageClaim = z.infer<typeof FamilyDamageClaim>

/** A claim as staff see it. */
export const DamageClaim = namedObject('DamageClaim', {
  ...claim,
  photoIds: z.array(z.uuid()).describe('See /api/crew/photos'),
  claimedBy: z.string().describe('A username'),
  answeredAt: instant.nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  card: ConsentedCard.nullable().describe('The saved card that the family agreed to pay with'),
  canCharge: z.boolean().describe('The family has accepted, or its time to answer is over'),
})
export type DamageClaim = z.infer<typeof DamageClaim>

/** What a crew reported as broken or missing and nobody has dealt with. */
export const ReportedDamage = namedObject('ReportedDamage', {
  kind: z.enum(['damaged', 'missing']),
  item: z.string().nullable().describe('As named in the load list'),
  count: z.int(),
  at: instant,
  by: z.string().describe('A username'),
  photoIds: z.array(z.uuid()).describe('Uploaded pictures'),
})
export type ReportedDamage = z.infer<typeof ReportedDamage>

export const DamageClaims = namedObject('DamageClaims', {
  maximumAmount: decimal.describe('The most that the terms allow for one party; 0.00: nothing'),
  leftAmount: decimal.describe('What is left of it'),
  closedSentence: z.string().nullable().describe('Why nothing can be claimed now; null if it can'),
  claims: z.array(DamageClaim).describe('Newest first'),
  photoIds: z.array(z.uuid()).describe('The crew’s pictures of this party, newest first'),
  reported: z
    .array(ReportedDamage)
    .describe('What the crew reported as broken or missing: a claim settles it'),
})
export type DamageClaims = z.infer<typeof DamageClaims>

export const NewDamageClaim = z.object({
  lines: z
    .array(
      z.object({
        text: text({ required: fieldError('damage.whatIsDamaged'), max: CLAIM_LINE_LENGTH }),
        amount: amount({ zero: fieldError('fields.amountAboveZero') }),
      }),
      { error: fieldError('damage.whatIsDamaged') },
    )
    .min(1, fieldError('damage.whatIsDamaged'))
    .max(CLAIM_LINES_MAX, fieldError('damage.tooManyLines', { most: CLAIM_LINES_MAX })),
  photoIds: z
    .array(z.uuid())
    .max(CLAIM_PHOTOS_MAX, fieldError('damage.tooManyPhotos', { most: CLAIM_PHOTOS_MAX }))
    .default([])
    .transform((ids) => [...new Set(ids)])
    .describe('The crew’s pictures of this party, or your own: see PUT /api/crew/photos'),
})
export type NewDamageClaim = z.output<typeof NewDamageClaim>

const tag = 'Damage'
const readers = describeCalls({ tag, staff: 'bookings:read' })
const writers = describeCalls({ tag, staff: 'bookings:write' })
export const listDamageClaims = readers.get(
  '/api/bookings/:id/damage-claims',
  'List the damage claims of a party, and what can still be claimed',
  { inStaffLanguage: true, returns: DamageClaims, refuses: [400] },
)
export const createDamageClaim = writers.post(
  '/api/bookings/:id/damage-claims',
  'Claim damage, from the day after the party began; the family gets an email and has 48 hours to answer',
  { body: NewDamageClaim, creates: DamageClaim, refuses: [409] },
)
export const chargeDamageClaim = writers.post(
  '/api/bookings/:id/damage-claims/:claimId/charge',
  'Decide the amount to be paid, once the family agrees or after 48 hours; at most the amount claimed. Charges the saved card if the family agreed to that',
  {
    params: { claimId: pathId },
    body: z
      .object({ amount: amount().optional().describe('Defaults to the amount claimed, and cannot be more') })
      .optional(),
    returns: DamageClaim,
    refuses: [409, 502],
  },
)
export const withdrawDamageClaim = writers.post(
  '/api/bookings/:id/damage-claims/:claimId/withdrawal',
  'Withdraw an unpaid claim; the family is notified',
  { params: { claimId: pathId }, returns: DamageClaim, refuses: [400, 409, 502] },
)

export const readFamilyDamageClaim = families.get(
  '/api/my-bookings/:reference/damage-claims/:id',
  'Get a damage claim with its pictures',
  { returns: FamilyDamageClaim, refuses: [400] },
)
export const answerDamageClaim = families.post(
  '/api/my-bookings/:reference/damage-claims/:id',
  'Accept or dispute a claim within 48 hours; a family that disputed it can still accept',
  {
    body: z.object({
      answer: z.enum(CLAIM_ANSWERS, { error: fieldError('damage.agreeOrDisagree') }),
      text: optionalText(FREE_TEXT_MAX).optional(),
    }),
    returns: FamilyDamageClaim,
    refuses: [409],
  },
)
export const agreeToDamageByCard = families.put(
  '/api/my-bookings/:reference/damage-claims/:id/card',
  'Accept a claim and let the amount decided be charged to the saved card; at most the amount claimed',
  {
    body: z.object({ amount: amount(), last4: z.string().max(10).describe('As shown to the family') }),
    returns: FamilyDamageClaim,
    refuses: [409],
  },
)
export const takeDamageCardBack = families.delete(
  '/api/my-bookings/:reference/damage-claims/:id/card',
  'Choose another way to pay; the saved card is not charged',
  { returns: FamilyDamageClaim, refuses: [400, 409, 502] },
)
export const payDamageClaim = families.post(
  '/api/my-bookings/:reference/damage-claims/:id/payment',
  'Prepare a card payment of the amount decided',
  { creates: PaymentIntent, refuses: [400, 409, 502] },
)
export const downloadDamagePhoto = families.get(
  '/api/my-bookings/:reference/damage-claims/:id/photos/:photoId',
  'Get a picture of a claim',
  {
    params: { photoId: z.uuid() },
    query: bookingPageCall.query.extend({
      size: z.literal('small').optional().describe('400 pixels wide, for lists'),
    }),
    returns: null,
  },
)
