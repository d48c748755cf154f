import { z } from 'zod'
import type { FamilyToolName } from '#domain/site/assistant-tools.ts'
import { availabilityQuery, DayAvailability } from '../booking/availability.ts'
import { addonLine } from '../booking/booking-fields.ts'
import { CustomerBooking, NewBooking } from '../booking/bookings.ts'
import { Addon } from '../catalogue/addons.ts'
import { Theme } from '../catalogue/themes.ts'
import { BookingPage, cancelByFamily, rescheduleByFamily } from '../family/booking-page.ts'
import { ChangeQuote, WantedOrder } from '../family/order-change.ts'
import { PublicQuote, quoteForVisitor } from '../money/pricing.ts'
import { decimal, language, signedAmount } from '../wire/fields.ts'
import { PartyStatus } from './party-status.ts'
import { type AssistantTool, tool } from './tool.ts'

const readerLanguage = language
  .optional()
  .meta({ description: 'The language of the sentences and of the owner’s texts in the result' })

const OfferedTheme = Theme.pick({
  name: true,
  description: true,
  pricePerTeepee: true,
  includedItems: true,
}).extend({
  themeId: Theme.shape.id,
  pageUrl: z.string(),
  imageUrl: z.string(),
})

const OfferedAddon = Addon.pick({ name: true, description: true, price: true, priceUnit: true }).extend({
  addonId: Addon.shape.id,
})

/**
 * The mailed link is the URL of the booking page: the last path segment is the reference, the query holds the token.
 */
const pageLink = {
  bookingId: z
    .string()
    .max(60)
    .meta({ description: 'The reference of the booking, such as MT-7K3F-9QXW-2M4D' }),
  token: z
    .string()
    .max(200)
    .meta({ description: 'The token of the link that was mailed to the family: the part behind ?token=' }),
}

/** The tools for families' assistants. */
export const FAMILY_TOOLS = {
  list_themes: tool({
    summary: 'List themes and add-ons',
    description:
      'Lists the themes and the add-ons that can be booked, with their prices in US dollars. The numbers themeId and addonId are what the other tools ask for.',
    input: z.object({ language: readerLanguage }),
    output: z.object({
      themes: z.array(OfferedTheme),
      addons: z.array(OfferedAddon),
      termsOfService: z.object({ version: z.int(), url: z.string() }).optional().meta({
        description:
          'Only where a booking has to agree to terms: hold_party then takes this termsVersion, once the family has read and agreed to them',
      }),
    }),
    isReadOnly: true,
  }),
  find_free_days: tool({
    summary: 'Find free days',
    description:
      'Says which days from one day to another are free for a number of teepees, a theme and add-ons, and why the others are not. At most 400 days; a month or two is usually enough. A day is taken only once hold_party has answered.',
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
      'Says to the cent what a party costs, line by line, with delivery and tax for the ZIP code of the party. Without zipCode delivery and tax may still come on top (area: unknown). The amounts are those of the site; totalAmount and finalAmount (due now) can be sent to hold_party, which then refuses if the price has changed.',
    input: quoteForVisitor.body.extend({ language: readerLanguage }),
    output: PublicQuote,
    isReadOnly: true,
  }),
  hold_party: tool({
    summary: 'Hold a party',
    description:
      'Holds the day and the teepees for a family and answers the address where it pays. The day is held until holdExpiresAt and is free again if nothing is paid by then. Nothing is charged: give paymentUrl to the family, which checks the order and pays there itself. Send only what the family has told you. When you try again, send the same draftKey (16 to 100 random letters, digits, _ or -): the party is then held once.',
    input: NewBooking,
    output: CustomerBooking.pick({ bookingId: true, holdExpiresAt: true }).extend({ paymentUrl: z.string() }),
    isReadOnly: false,
  }),
  get_status: tool({
    summary: 'Get a party’s status',
    description:
      'Says how a booking stands: what is booked, paid and due, until when it can be changed, and what canceling gives back. Needs the token of the link that was mailed to the family.',
    input: z.object({ ...pageLink, language: readerLanguage }),
    output: PartyStatus,
    isReadOnly: true,
  }),
  change_party: tool({
    summary: 'Change a party',
    description:
      'Changes an order, or moves the party to another day by bookingDate alone. Without confirmed it changes nothing and answers what the change means in money. With confirmed: true it applies; an order then also needs the version and the differenceAmount of that answer. Ask the family before you confirm. What has to be paid first is not changed here: paymentUrl is the page where the family makes the change and pays it.',
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
      'Cancels a booking. Without refundAmount it changes nothing and answers what comes back; with exactly that refundAmount it cancels. Ask the family before you send it: this cannot be undone.',
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
