import { z } from 'zod'
import { availabilityQuery, DayAvailability } from '#contract/booking/availability.ts'
import { addonLine } from '#contract/booking/booking-fields.ts'
import { CustomerBooking, NewBooking } from '#contract/booking/bookings.ts'
import { Addon } from '#contract/catalogue/addons.ts'
import { AskedQuestion } from '#contract/catalogue/questions.ts'
import { Theme } from '#contract/catalogue/themes.ts'
import { BookingPage, cancelByFamily, rescheduleByFamily } from '#contract/family/booking-page.ts'
import { ChangeQuote, WantedOrder } from '#contract/family/order-change.ts'
import { PublicQuote, quoteForVisitor } from '#contract/money/pricing.ts'
import { decimal, language, signedAmount } from '#contract/wire/fields.ts'
import { PARTY_PHASES } from '#domain/booking/party-phase.ts'
import type { FamilyToolName } from '#domain/site/assistant-tools.ts'
import { type AssistantTool, tool } from './tool.ts'

/**
 * What an assistant with the mailed link can read about a party: the order and its money, but nothing that identifies
 * the family.
 */
const PartyStatus = CustomerBooking.pick({
  bookingId: true,
  bookingStatus: true,
  isPaid: true,
  themeId: true,
  themeName: true,
  bookingDate: true,
  numberOfNights: true,
  partyStartTime: true,
  deliveryWindow: true,
  numberOfTeepees: true,
  guestCount: true,
  addons: true,
  totalAmount: true,
  depositAmount: true,
  discountAmount: true,
  balanceAmount: true,
  holdExpiresAt: true,
}).extend({
  phase: z
    .enum(PARTY_PHASES)
    .describe(
      'Where the booking stands for the family. held: waits for its first payment; booked: paid in part or confirmed; thisWeek, tonight: the same, close to the party; after: the party is over; missed: its day passed unpaid',
    ),
  ...BookingPage.pick({
    paidAmount: true,
    owedAmount: true,
    dueAmount: true,
    dueSentence: true,
    balanceDueDay: true,
    canReschedule: true,
    rescheduleSentence: true,
    orderChanges: true,
    canCancel: true,
    refundAmount: true,
    refundSentence: true,
  }).shape,
  ownPageUrl: z.string().describe('The family’s own page, where it pays and sees everything'),
})

const readerLanguage = language
  .optional()
  .describe('The language of the sentences and of the owner’s texts in the result')

const OfferedTheme = Theme.pick({
  name: true,
  description: true,
  pricePerTeepee: true,
  packages: true,
  eachFurther: true,
  mostTeepees: true,
  fromPrice: true,
  includedItems: true,
}).extend({ themeId: Theme.shape.id, pageUrl: z.string(), imageUrl: z.string() })

const OfferedAddon = Addon.pick({ name: true, description: true, price: true, priceUnit: true }).extend({
  addonId: Addon.shape.id,
})

/**
 * The mailed link is the URL of the booking page: the last path segment is the reference, the query holds the token.
 */
const pageLink = {
  bookingId: z.string().max(60).describe('The reference of the booking, such as MT-7K3F-9QXW-2M4D'),
  token: z.string().max(200).describe('The token of the link emailed to the family: the value of ?token='),
}

export const FAMILY_TOOLS = {
  list_themes: tool({
    summary: 'List themes and add-ons',
    description:
      'List the themes and add-ons that can be booked, with their prices in US dollars. Their themeId and addonId are the input of the other tools.',
    input: z.object({ language: readerLanguage }),
    output: z.object({
      themes: z.array(OfferedTheme),
      addons: z.array(OfferedAddon),
      termsOfService: z
        .object({ version: z.int(), url: z.string() })
        .optional()
        .describe(
          'Only if a booking must agree to terms: pass this termsVersion to hold_party once the family has read and accepted them',
        ),
      questions: z
        .array(AskedQuestion)
        .optional()
        .describe(
          'Only if the owner asks families: pass what they answer to hold_party. Some are only about certain themes or add-ons; answers about others are ignored',
        ),
    }),
    isReadOnly: true,
  }),
  find_free_days: tool({
    summary: 'Find free days',
    description:
      'List the days in a range with whether each is free for a number of teepees, a theme and add-ons, and if not, why. At most 400 days; a month or two is usually enough. A day is taken only once hold_party has succeeded.',
    input: availabilityQuery.omit({ addons: true, offerToken: true, bookingId: true }).extend({
      addons: z.array(addonLine).max(200).optional(),
      language: readerLanguage,
    }),
    output: z.object({
      freeDays: z.array(DayAvailability.pick({ date: true, teepeesLeft: true, addonsLeft: true })),
      otherDays: z.array(DayAvailability.pick({ date: true, reason: true })),
    }),
    isReadOnly: true,
  }),
  get_quote: tool({
    summary: 'Get a price',
    description:
      'Get the price of a party to the cent, line by line, with delivery and tax for its ZIP code. Without zipCode, delivery and tax may be added later (area: unknown). The amounts are those of the site; totalAmount and finalAmount (due now) can be passed to hold_party, which then refuses if the price has changed.',
    input: quoteForVisitor.body.extend({ language: readerLanguage }),
    output: PublicQuote,
    isReadOnly: true,
  }),
  hold_party: tool({
    summary: 'Hold a party',
    description:
      'Hold the day and the teepees for a family and return the URL where it pays. The day is held until holdExpiresAt and is free again if nothing is paid by then. Nothing is charged: give paymentUrl to the family, which checks the order and pays there itself. Send only what the family has told you. When you retry, send the same draftKey (16 to 100 random letters, digits, _ or -), so that the party is held only once.',
    input: NewBooking,
    output: CustomerBooking.pick({ bookingId: true, holdExpiresAt: true }).extend({ paymentUrl: z.string() }),
    isReadOnly: false,
  }),
  get_status: tool({
    summary: 'Get a party’s status',
    description:
      'Get the status of a booking: what is booked, paid and due, until when it can be changed, and the refund if it is canceled. Requires the token of the link emailed to the family.',
    input: z.object({ ...pageLink, language: readerLanguage }),
    output: PartyStatus,
    isReadOnly: true,
  }),
  change_party: tool({
    summary: 'Change a party',
    description:
      'Change an order, or move the party to another day with bookingDate alone. Without confirmed it changes nothing and returns what the change means in money. With confirmed: true it applies; a change of the order then also requires the version and the differenceAmount of that response. Ask the family before you confirm. A change that must be paid first is not made here: paymentUrl is the page where the family makes and pays it.',
    input: WantedOrder.extend({
      ...pageLink,
      bookingDate: rescheduleByFamily.body.shape.bookingDate.optional(),
      confirmed: z.boolean().optional(),
      version: z.int32().optional(),
      differenceAmount: signedAmount.optional(),
      language: readerLanguage,
    }),
    output: z.object({
      applied: z.boolean(),
      sentence: z.string(),
      quote: ChangeQuote.omit({ before: true, after: true, sentence: true, canWait: true })
        .extend({ totalBeforeAmount: decimal, totalAfterAmount: decimal })
        .optional(),
      isDayFree: z.boolean().optional(),
      paymentUrl: z.string().optional(),
      status: PartyStatus.optional(),
    }),
    isReadOnly: false,
    isDestructive: true,
  }),
  cancel_party: tool({
    summary: 'Cancel a party',
    description:
      'Cancel a booking. Without refundAmount it changes nothing and returns the refund; with exactly that refundAmount it cancels. Ask the family before you send it: this cannot be undone.',
    input: z.object({
      ...pageLink,
      refundAmount: cancelByFamily.body.shape.refundAmount.optional(),
      language: readerLanguage,
    }),
    output: BookingPage.pick({ canCancel: true, refundAmount: true, refundSentence: true }).extend({
      cancelled: z.boolean(),
      bookingStatus: CustomerBooking.shape.bookingStatus,
    }),
    isReadOnly: false,
    isDestructive: true,
  }),
} satisfies Readonly<Record<FamilyToolName, AssistantTool>>
