import type { ReplayedParty } from '#domain/catalogue/pricing/advice/replay.ts'
import type { ThemePrices } from '#domain/catalogue/pricing/price-list/theme-prices.ts'
import type { PricingSettings } from '#domain/catalogue/pricing/pricing-settings.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { and, asc, eq, gte, lte, ne, sql } from '#server/foundation/database/drizzle.ts'
import { bookingAddons, bookings } from '#server/foundation/database/schema/all-tables.ts'
import { priceTermsFor } from './price-terms.ts'

type PartyDays = { readonly from: PartyDay; readonly to: PartyDay }

/** Lists the bookings of a range, without cancelled ones, with what their price depends on. */
export function listSoldParties(db: Queryable, { from, to }: PartyDays) {
  const { bookingStatus, totalCents, taxCents, priceTerms } = bookings
  const { bookingId, quantity, unitPriceCents } = bookingAddons
  const sold = db
    .select({ bookingId, cents: sql<string>`sum(${quantity} * ${unitPriceCents})`.as('cents') })
    .from(bookingAddons)
    .groupBy(bookingId)
    .as('sold')
  return db
    .select({
      id: bookings.id,
      themeId: bookings.themeId,
      bookingDate: bookings.bookingDate,
      createdAt: bookings.createdAt,
      numberOfTeepees: bookings.numberOfTeepees,
      numberOfNights: bookings.numberOfNights,
      floor: bookings.floor,
      stairs: bookings.stairs,
      zipCode: bookings.zipCode,
      soldCents: sql<Cents>`${totalCents} - ${taxCents}`.mapWith(totalCents),
      // All that other prices keep: the list alone may be a hundred rules long.
      hasWaiver: sql<boolean>`coalesce(${priceTerms} ? 'waiver', false)`,
      agreedCents: sql<Cents>`coalesce((${priceTerms} ->> 'agreedCents')::int, 0)`,
      addonsCents: sql<Cents>`coalesce(${sold.cents}, 0)`.mapWith(totalCents),
    })
    .from(bookings)
    .leftJoin(sold, eq(sold.bookingId, bookings.id))
    .where(
      and(ne(bookingStatus, 'cancelled'), gte(bookings.bookingDate, from), lte(bookings.bookingDate, to)),
    )
    .orderBy(asc(bookings.bookingDate), asc(bookings.id))
}

export type SoldParty = Awaited<ReturnType<typeof listSoldParties>>[number]

export type PricesByTheme = ReadonlyMap<number, ThemePrices & { readonly name: string }>

/**
 * Returns parties as these settings would have sold them on the day they were booked. Add-ons cost what they did, and
 * what staff agreed on stays.
 */
export function priceAgain(
  parties: readonly SoldParty[],
  settings: PricingSettings,
  themes: PricesByTheme,
): ReplayedParty[] {
  const withoutTax = { ...settings, tax: { ...settings.tax, enabled: false } }
  return parties.flatMap((party) => {
    const theme = themes.get(party.themeId)
    if (!theme) return []
    const { id, soldCents, themeId, bookingDate, zipCode, floor, stairs, agreedCents, addonsCents } = party
    const place = { zipCode, bookingDate, today: partyDayAt(party.createdAt) }
    const { terms, waiver } = priceTermsFor(place, withoutTax)
    const { delivery, list, perNightCents } = terms
    return [
      {
        id,
        soldCents,
        order: {
          theme,
          teepees: party.numberOfTeepees,
          numberOfNights: party.numberOfNights,
          party: { themeId, day: bookingDate, floor, stairs },
          addons: [{ addonId: 0, name: '', priceCents: addonsCents, quantity: 1 }],
          paymentOption: 'full',
        },
        terms: { delivery, list, perNightCents, agreedCents, ...(party.hasWaiver && { waiver }) },
      },
    ]
  })
}
