import { z } from 'zod'
import '#contract/wire/without-eval.ts'
import { JOB_KINDS } from '#domain/calendar/work/jobs.ts'
import { CREW_EVENTS } from '#domain/crew/crew-events.ts'
import { isStoredName } from '#domain/foundation/messages/stored-messages.ts'
import { LANGUAGES } from '#domain/foundation/text/language.ts'
import { CLAIM_ANSWERS } from '#domain/money/damage/damage-claim.ts'
import { PAYMENT_METHODS } from '#domain/money/payment-method.ts'
import { DECLINE_VERDICTS } from '#domain/money/payments/decline.ts'
import { type Discrepancy, isDiscrepancy } from '#domain/money/payments/discrepancy.ts'
import { IMPORT_KINDS } from '#domain/operations/imports/import-fields.ts'
import { TaxExemption } from '../booking/tax-exemption.ts'
import { ROLES } from '../wire/permissions.ts'

const cents = z.int()
const count = z.int()
const day = z.string()
/** A person's own words, displayed unchanged. */
const written = z.string()

/** One of the program's messages, see domain/foundation/messages/stored-messages.ts. */
const StoredMessage = z.object({
  sentence: z.custom<string>(isStoredName),
  about: z.array(z.unknown()).readonly(),
})
/** A difference from a card provider's books, see domain/money/payments/discrepancy.ts. */
const StoredDiscrepancy = z.custom<Discrepancy>(
  (value) => typeof value === 'object' && value !== null && isDiscrepancy(value as Discrepancy),
)
const reason = z.union([StoredMessage, written])

const ChangedField = z.object({
  /** The field's name in the API. */
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
})
export type ChangedField = z.infer<typeof ChangedField>

const beforeAndAfter = <Value extends z.ZodType>(value: Value) => z.object({ before: value, after: value })
/** Set if there is no delivery fee for the address. */
const area = z.enum(['outside', 'unknown']).optional()
const addonLines = z.array(z.object({ name: written, quantity: count }))

const ownerText = { place: z.string(), about: z.string(), field: z.string() }

/** For changes that staff made although the program advised against them. */
const override = {
  /** The name of what was changed, if the id of its record does not say enough. */
  of: written.optional(),
  breaksBookedDays: z.literal(true).optional(),
}

/**
 * What an audit log entry records besides who did what to which record. It is stored in a column and rendered by
 * server/foundation/events/fact-formatters.ts. Stored kinds never change, except that optional properties are added.
 */
export const AuditFacts = z.discriminatedUnion('kind', [
  /** Just a name, an address or a title. */
  z.object({ kind: z.literal('text'), text: written }),
  z.object({ kind: z.literal('quote'), by: written, text: written }),
  /** Erased together with a family's data. */
  z.object({ kind: z.literal('erased') }),
  z.object({
    kind: z.literal('changes'),
    changes: z.array(ChangedField),
    /** The names of the themes whose ids are among the changes. */
    theme: beforeAndAfter(written).optional(),
    taxExemption: beforeAndAfter(TaxExemption.nullable()).optional(),
    addons: beforeAndAfter(addonLines).optional(),
    /** Why staff set the price by hand. */
    priceReason: written.optional(),
    /** The calendar's refusal that staff overruled. */
    overruled: StoredMessage.optional(),
    area,
    ...override,
  }),

  // Bookings
  z.object({
    kind: z.literal('phone-booking'),
    sendsPaymentLink: z.boolean(),
    taxExemption: TaxExemption.nullable(),
    overruled: StoredMessage.nullable(),
    area,
  }),
  z.object({
    kind: z.literal('removed-trial'),
    bookings: count,
    /** Missing in older entries. */
    removed: z.array(z.object({ id: count, paidCents: cents })).optional(),
  }),
  z.object({
    kind: z.literal('deleted-booking'),
    reference: z.string(),
    customerName: written,
    /** A keyed hash of the family's mailbox, by which its erasure finds this entry. Missing in older entries. */
    addressHash: z.string().optional(),
    day,
    /** Missing if nothing was paid, or if everything had been refunded before. */
    money: z.object({ paidCents: cents, refundCents: cents, reason }).optional(),
  }),
  z.object({ kind: z.literal('cancellation'), refundCents: cents, policyCents: cents, reason }),
  z.object({ kind: z.literal('release'), cause: z.enum(['lapsed', 'provider-down']) }),

  /** What the crew reported from a stop, with the time by the server's clock. */
  z.object({
    kind: z.literal('crew-event'),
    stop: z.enum(JOB_KINDS),
    event: z.enum(CREW_EVENTS),
    at: z.string(),
  }),

  // Money
  z.object({ kind: z.literal('payment'), amountCents: cents, method: z.enum(PAYMENT_METHODS).nullable() }),
  /** A claim for damage. The family's own words are stored with the claim only. */
  z.object({
    kind: z.literal('damage-claim'),
    claimId: z.int(),
    amountCents: cents,
    answer: z.enum(CLAIM_ANSWERS).optional(),
  }),
  /** A charge to a saved card: agreed to, attempted or revoked, and which card. */
  z.object({
    kind: z.literal('card-charge'),
    amountCents: cents,
    day: day.nullable(),
    card: z.string(),
    /** If the card was declined: the provider's code, and what it means. */
    declined: z.object({ code: z.string(), verdict: z.enum(DECLINE_VERDICTS) }).optional(),
  }),
  /** What staff entered as the cost of a source in a month, such as `2027-02`. */
  z.object({
    kind: z.literal('source-cost'),
    source: written,
    month: z.string(),
    beforeCents: cents,
    amountCents: cents,
  }),
  z.object({ kind: z.literal('money-back'), amountCents: cents, reason }),
  z.object({
    kind: z.literal('payment-link'),
    amountCents: cents,
    to: written,
    /** An instant, ISO 8601. */
    keptUntil: z.string().nullable(),
  }),
  /** `sentence` is the finding's own English text in older entries, which have no `about`. */
  z.object({ kind: z.literal('finding'), sentence: z.string(), about: StoredDiscrepancy.optional() }),

  // Days, resources and work
  z.object({ kind: z.literal('closed-day'), day, reason: written.nullable(), ...override }),
  z.object({
    kind: z.literal('work-on-day'),
    day,
    /** Null means that nobody works. */
    crews: z.object({ count, from: z.string(), to: z.string() }).nullable(),
    reason: written.nullable(),
    ...override,
  }),
  z.object({ kind: z.literal('work-as-weekday'), day, ...override }),
  z.object({
    kind: z.literal('resource-days'),
    delta: count,
    from: day,
    to: day,
    reason: written.nullable(),
    ...override,
  }),
  z.object({ kind: z.literal('no-resource-days'), delta: count, from: day, to: day, ...override }),
  z.object({ kind: z.literal('requirements'), count, ...override }),

  // The site
  z.object({
    kind: z.literal('order'),
    ids: z.array(z.int()),
    /** The names, in the same order. */
    names: z.array(written).optional(),
  }),
  z.object({ kind: z.literal('import'), what: z.enum(IMPORT_KINDS), count, filename: written }),
  z.object({ kind: z.literal('photos'), made: count, wanted: count }),
  z.object({ kind: z.literal('terms'), version: z.int(), sha256: z.string() }),
  z.object({ kind: z.literal('spanish-text'), ...ownerText }),
  z.object({ kind: z.literal('translation'), language: z.enum(LANGUAGES), ...ownerText }),
  z.object({
    kind: z.literal('site-texts'),
    language: z.enum(LANGUAGES),
    version: z.int(),
    /** Text places, `faq` and `notice`. */
    changed: z.array(z.string()),
  }),
  z.object({ kind: z.literal('calendar-address') }),
  z.object({ kind: z.literal('merged-customer'), id: z.int() }),

  // Accounts and integrations
  z.object({ kind: z.literal('member'), name: written, role: z.enum(ROLES) }),
  z.object({ kind: z.literal('accepted-invitation'), role: z.enum(ROLES), invitedBy: written.nullable() }),
  z.object({ kind: z.literal('devices'), addresses: z.array(z.string()) }),
  z.object({ kind: z.literal('api-key'), name: written, scopes: z.array(z.string()) }),
  z.object({ kind: z.literal('webhook'), url: z.string(), events: z.array(z.string()) }),
  z.object({ kind: z.literal('webhook-gone'), url: z.string(), status: z.int() }),
])
export type AuditFacts = z.infer<typeof AuditFacts>

type ByKind = { [Facts in AuditFacts as Facts['kind']]: Facts }
/** The facts of one or several kinds; used to read tables with an entry for each kind. */
export type KindFacts<Kind extends keyof ByKind> = { [Each in Kind]: { kind: Each } & ByKind[Each] }[Kind]
