import { describe, expect, it } from 'vitest'
import { BOOKING_FIELD_NAMES } from '#domain/booking/booking-fields.ts'
import * as tables from '#server/foundation/database/schema/all-tables.ts'
import { FAMILY_COLUMNS } from '#server/foundation/database/schema/booking/bookings.ts'
import { EXPORTED } from './export-customer.ts'

/** Tables of which erasing a family deletes every row that is about it. */
const DELETED = `bookingAccess bookingAnswers bookingNotes contactSubmissions crewEvents customerEmails customers
  guestLists guests idempotencyKeys newsletterSubscribers pictureConsents textConsents textNumbers
  waitingList webhookDeliveries`

/** Columns that lose what is about the family, by table. */
const ERASED: Readonly<Record<string, string>> = {
  bookings: [...FAMILY_COLUMNS, ...BOOKING_FIELD_NAMES].join(' '),
  cardConsents: 'address cardBrand cardLast4',
  cardHolds: 'address cardBrand cardLast4 sentence',
  damageClaims: 'answerText lines',
  damageConsents: 'address cardBrand cardLast4 sentence',
  events: 'details facts',
  imports: 'filename rows',
  orderChanges: 'after before',
  outbox: 'html invoiceNumbers lastFailure recipient replyTo subject text unsubscribeUrl written',
  paymentIntents: 'deletedBooking',
  discrepancies: 'sentence',
  refunds: 'reason reasonValues',
  texts: 'body lastFailure phone',
}

/** Columns that are kept although they are about a family, and why; docs/operating/security.md says it to the owner. */
const KEPT: Readonly<Record<string, string>> = {
  'invoices.content': 'the law requires these books',
  'bookings.priceTerms': 'a certificate of tax exemption is kept with its sale',
  'bookings.state': 'reports by place',
  'bookings.zipCode': 'sales tax by county',
  'testimonials.comment': 'published, and identifies nobody',
  'testimonials.customerImage': 'published, and identifies nobody',
  'testimonials.customerName': 'published, and identifies nobody',
  'advertisingRefusals.addressHash': 'so that nobody is mailed against its will',
  'campaignRecipients.addressHash': 'so that nobody is mailed twice',
  'followUps.addressHash': 'so that nobody is mailed twice',
  'textStops.phoneHash': 'so that nobody is texted against its will',
  'importRecords.fingerprint': 'so that an old file does not bring it back',
}

/** Columns of those tables that say nothing about who a family is. */
const NOT_PERSONAL: Readonly<Record<string, string>> = {
  bookings: `reference partyStartTime givenUp priceLines refundSteps termsSha256 couponCode stripePaymentId cancelReason
    disputeNote idempotencyKey draftKey`,
  campaignRecipients: 'state reason mailKey',
  cardConsents: 'intentId provider sentence customerId methodId',
  cardHolds: 'provider methodId intentId declineCode',
  damageClaims: 'claimedBy decidedBy',
  damageConsents: 'methodId',
  events: 'kind actor action subject written due',
  followUps: 'kind mailKey',
  importRecords: 'kind',
  imports: 'kind headings fileChanges mapping uploadedBy',
  invoices: 'number bookingReference takesBack movement',
  orderChanges: 'changedBy requestHash intentId',
  outbox: 'dedupeKey kind',
  paymentIntents: 'intentId provider',
  discrepancies: 'kind values intentId bookingReference',
  refunds: 'providerRefundId failure',
  textStops: 'saidBy',
  texts: 'answeredBy dedupeKey kind author status providerId',
}

/** Tables about the business, its staff and its catalogue, or with keys and numbers only. */
const NOT_ABOUT_FAMILIES = `accountLinks addons apiKeys areas authenticators bookingMoves builtFiles busyCalendars
  campaigns challenges coupons crewPhotos eventReaders siteExports followUpSettings images journalSettings kitCare
  mailTexts passkeys payments policyVersions pricingSettings pushMessages pushSubscriptions questions rateLimits
  reconciliationSweeps recoveryCodes resourceChanges resources savedAnswers savedCardCharges secrets sessions siteSettings
  siteTexts sourceCosts storedKeys termsVersions testPaymentIntents testRefunds testSavedCards
  themes translations unavailableDates users visitCounts webhookEndpoints webhookEvents workExceptions
  workSettings`

const words = (list = '') => list.split(/\s+/).filter(Boolean)
const WHOLE = new Set([...words(DELETED), ...words(NOT_ABOUT_FAMILIES)])

/** Returns the columns with text that nobody has decided about. */
function findUnmarked(columns: readonly (readonly [table: string, column: string])[]): string[] {
  const unmarked = columns.filter(([table, column]) => {
    const known = [...words(ERASED[table]), ...words(NOT_PERSONAL[table])]
    return !WHOLE.has(table) && !known.includes(column) && !(`${table}.${column}` in KEPT)
  })
  return unmarked.map((names) => names.join('.'))
}

const HOLDS_TEXT = /^(text|json|varchar)/
const COLUMNS = Object.entries(tables).flatMap(([table, columns]) =>
  Object.entries(columns as object).flatMap(([name, column]: [string, unknown]) =>
    holdsText(column) ? [[table, name] as const] : [],
  ),
)

function holdsText(column: unknown): boolean {
  if (typeof column !== 'object' || column === null || !('getSQLType' in column)) return false
  return typeof column.getSQLType === 'function' && HOLDS_TEXT.test(String(column.getSQLType()))
}

describe('every column with text', () => {
  it('is erased, kept for a reason, or not about families', () => {
    expect(COLUMNS.length).toBeGreaterThan(300)
    expect(findUnmarked(COLUMNS)).toEqual([])
  })

  it('is named if nobody has decided', () => {
    expect(findUnmarked([...COLUMNS, ['bookings', 'petName']])).toEqual(['bookings.petName'])
    expect(findUnmarked([['pets', 'name']])).toEqual(['pets.name'])
  })

  it('is exported if it is erased', () => {
    const missing = Object.entries(EXPORTED).flatMap(([table, columns]) =>
      words(ERASED[table]).filter((column) => !(column in columns)),
    )
    expect(missing).toEqual([])
  })

  it('is marked only while it is there', () => {
    const there = new Set(COLUMNS.map((names) => names.join('.')))
    const marked = [ERASED, NOT_PERSONAL].flatMap((lists) =>
      Object.entries(lists).flatMap(([table, list]) => words(list).map((column) => `${table}.${column}`)),
    )
    const gone = [...marked, ...Object.keys(KEPT)].filter((name) => !there.has(name))
    // A family answers this one with yes or no.
    expect(gone).toEqual(['bookings.stairs'])
    const named = new Set(COLUMNS.map(([table]) => table))
    expect([...WHOLE].filter((table) => !named.has(table))).toEqual([])
  })
})
