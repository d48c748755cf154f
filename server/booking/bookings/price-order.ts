import type { PartyOrder } from '#contract/booking/bookings.ts'
import { ADDON_QUANTITY } from '#domain/booking/order/selection-rules.ts'
import { couponRefusal, readCouponCode } from '#domain/catalogue/pricing/coupon.ts'
import { areaRefusal, type DeliveryArea } from '#domain/catalogue/pricing/delivery-area.ts'
import type { Discount } from '#domain/catalogue/pricing/discount.ts'
import { mergeAddons } from '#domain/catalogue/pricing/merge-addons.ts'
import { amountTooLarge, amountTooSmall } from '#domain/catalogue/pricing/payable.ts'
import { type ClaimedAmounts, priceChanged } from '#domain/catalogue/pricing/price-changed.ts'
import { refuseTooManyNights } from '#domain/catalogue/pricing/price-list/nights-offered.ts'
import type { PricingSettings, RefundStep } from '#domain/catalogue/pricing/pricing-settings.ts'
import { quote } from '#domain/catalogue/pricing/quote.ts'
import { calculateAgreedDifference } from '#domain/catalogue/pricing/rules/agreed-rule.ts'
import { countFurtherNights } from '#domain/catalogue/pricing/rules/nights-rule.ts'
import { soldDiscount } from '#domain/catalogue/pricing/sold-discount.ts'
import { changeLots, changeTeepees, nightLots, teepeeLots } from '#domain/catalogue/pricing/sold-lots.ts'
import { withExemption } from '#domain/catalogue/pricing/tax-exemption.ts'
import type {
  Lot,
  Order,
  OrderedAddon,
  PriceTerms,
  Quote,
  TaxExemption,
  TeepeeLot,
} from '#domain/catalogue/pricing/types.ts'
import { message } from '#domain/foundation/messages/message.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { couponLimits } from '#server/catalogue/coupons/coupon-kind.ts'
import {
  type KeptTerms,
  keptTerms,
  type PlacedTerms,
  priceTermsFor,
} from '#server/catalogue/pricing/price-terms.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import { type Database, type Queryable, readTogether } from '#server/foundation/database/client.ts'
import { eq, inArray, sql } from '#server/foundation/database/drizzle.ts'
import { preparedSelect } from '#server/foundation/database/execute-prepared.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import { addons, coupons, themes } from '#server/foundation/database/schema/all-tables.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { quoteResponse } from './booking-responses.ts'
import type { BookingRow } from './full-booking.ts'
import { listedTerms, toKnownParty } from './listed-terms.ts'

type CouponRow = typeof coupons.$inferSelect

export type PricedOrder = {
  readonly theme: {
    readonly id: number
    readonly name: string
    readonly pricePerTeepeeCents: Cents
    readonly lots?: readonly TeepeeLot[] | undefined
  }
  readonly addons: readonly OrderedAddon[]
  readonly coupon: { readonly id: number | null; readonly code: string } | undefined
  readonly quote: Quote
  readonly area: DeliveryArea
  readonly isDeliveryCharged: boolean
  readonly terms: PriceTerms
  /** The refund steps for bookings made today. */
  readonly refundSteps: readonly RefundStep[]
}

/**
 * What was sold before. Its parts keep their price and its coupon its terms, even if the catalogue or the coupon has
 * changed, and only new parts are checked for availability. Additional units of the same item have today's price.
 */
type SoldOrder = Readonly<
  Pick<
    BookingRow,
    | 'themeId'
    | 'pricePerTeepeeCents'
    | 'numberOfTeepees'
    | 'numberOfNights'
    | 'priceLines'
    | 'couponCode'
    | 'discountCents'
    | 'finalAmountCents'
    | 'isPaid'
    | 'zipCode'
    | 'bookingDate'
    | 'priceTerms'
    | 'floor'
    | 'stairs'
  >
> & { readonly addonLots: ReadonlyMap<number, readonly Lot[]> }

type OrderToPrice = Pick<
  PartyOrder,
  'themeId' | 'numberOfTeepees' | 'numberOfNights' | 'addons' | 'isDeposit' | 'couponCode' | 'damageWaiver'
> & {
  /** Without it, delivery and tax are not known yet. */
  readonly zipCode?: string | null | undefined
  /** Determines the tax rates, which are today's if it is missing, and what rules for days look at. */
  readonly bookingDate?: PartyDay | null | undefined
  readonly floor?: BookingRow['floor'] | undefined
  readonly stairs?: boolean | null | undefined
  /** The customer's tax exemption as entered by staff: undefined keeps the stored one, null removes it. */
  readonly taxExemption?: TaxExemption | null | undefined
  /** What the party costs before tax and coupon, if staff set it instead of the catalogue. */
  readonly agreedPriceCents?: Cents | undefined
}

/** Who asks, and what the existing booking already has, if there is one. */
type Earlier = {
  /** Staff may take a deposit for a party that families pay in full. */
  readonly isByStaff?: boolean | undefined
  readonly sold?: SoldOrder | undefined
  /** The coupon whose counted use the booking holds. */
  readonly heldCouponId?: number | null | undefined
  /** Kept when an unpaid booking is repriced on today's terms. */
  readonly exemption?: TaxExemption | undefined
}

/** Prices an order from today's catalogue; refuses what is not available. */
export async function priceOrder(
  db: Database,
  wanted: OrderToPrice,
  now: Date,
  { sold, heldCouponId, exemption, isByStaff }: Earlier = {},
): Promise<PricedOrder | Refusal> {
  const lines = mergeAddons(wanted.addons)
  const code = wanted.couponCode ? readCouponCode(wanted.couponCode) : undefined
  const { offeredTheme, offered, coupon, pricing } = await readCatalogue(db, wanted.themeId, { lines, code })
  const theme = orderTheme(offeredTheme, wanted.numberOfTeepees, sold)
  if (isRefusal(theme)) return theme
  const ordered = orderAddons(lines, offered, sold?.addonLots)
  if (isRefusal(ordered)) return ordered
  const discount = couponTerms(code, coupon, sold)
  if (isRefusal(discount)) return discount
  const placed = placedTerms(wanted, { sold, exemption }, pricing, partyDayAt(now))
  if (isRefusal(placed)) return placed
  const { numberOfTeepees: teepees, numberOfNights = 1 } = wanted
  const tooLong =
    numberOfNights > (sold?.numberOfNights ?? 0)
      ? refuseTooManyNights(numberOfNights, pricing.nights)
      : undefined
  if (tooLong) return tooLong
  const order: Order = {
    theme,
    teepees,
    numberOfNights,
    nightLots: changeLots(
      sold ? nightLots(sold.priceLines) : [],
      countFurtherNights({ teepees, numberOfNights }),
      pricing.nights.perTeepeeCents,
    ),
    party: toKnownParty(wanted),
    addons: ordered,
    paymentOption: wanted.isDeposit ? 'deposit' : 'full',
  }
  const listed = { ...placed.terms, ...listedTerms(order, wanted, sold, placed), coupon: discount }
  const terms = withAgreed(order, listed, wanted.agreedPriceCents)
  const isDueInFull = !sold && !isByStaff && placed.isDueInFull
  const priced = quote(order, { ...terms, isDueInFull })
  const isNewCoupon = coupon !== undefined && code !== sold?.couponCode
  const limits = isNewCoupon && couponLimits(coupon, coupon.id === heldCouponId ? 1 : 0)
  const refusal =
    amountTooLarge(priced) ??
    (limits ? couponRefusal(limits, { now, totalCents: priced.totalCents }) : undefined) ??
    (sold?.isPaid ? undefined : amountTooSmall(priced))
  if (refusal) return refusal
  return {
    theme,
    addons: ordered,
    coupon: discount && { id: coupon?.id ?? null, code: discount.code },
    quote: priced,
    area: placed.area,
    isDeliveryCharged: pricing.delivery.enabled,
    terms,
    refundSteps: pricing.policy.refundSteps,
  }
}

/** Returns why a party at an address cannot be booked online, with the number to call. */
export async function refuseArea(
  db: Queryable,
  area: DeliveryArea,
  zipCode: string,
): Promise<Refusal | undefined> {
  return areaRefusal(area, zipCode, (await readSettings(db)).contactInfo.phone)
}

type Named = { readonly lines: PartyOrder['addons']; readonly code: string | undefined }

async function readCatalogue(db: Database, themeId: number, { lines, code }: Named) {
  const ids = lines.map((line) => line.addonId)
  const [[offeredTheme], offered, [coupon], pricing] = await readTogether(db, (reader) =>
    Promise.all([
      themeById(reader, { id: themeId }),
      ids.length > 0 ? reader.select().from(addons).where(inArray(addons.id, ids)) : [],
      code ? reader.select().from(coupons).where(eq(coupons.code, code)) : [],
      readPricing(reader),
    ]),
  )
  return { offeredTheme, offered, coupon, pricing }
}

function withAgreed(order: Order, terms: PriceTerms, priceCents: Cents | undefined): PriceTerms {
  if (priceCents === undefined) return terms
  return { ...terms, agreedCents: calculateAgreedDifference(priceCents, quote(order, terms).lines) }
}

const themeById = preparedSelect('theme_by_id', (db) =>
  db
    .select()
    .from(themes)
    .where(eq(themes.id, sql.placeholder('id'))),
)

/** Returns what determines the price besides the catalogue and a coupon. */
function placedTerms(
  { zipCode, bookingDate, taxExemption }: OrderToPrice,
  { sold, exemption }: Earlier,
  pricing: PricingSettings,
  today: PartyDay,
): PlacedTerms | KeptTerms | Refusal {
  const place = { zipCode, bookingDate: bookingDate ?? undefined, today }
  const placed = sold
    ? keptTerms(sold, { zipCode: zipCode ?? sold.zipCode, bookingDate: bookingDate ?? today, today }, pricing)
    : priceTermsFor({ ...place, exemption }, pricing)
  const terms = withExemption(placed.terms, taxExemption, bookingDate ?? today)
  return isRefusal(terms) ? terms : { ...placed, terms }
}

export function pricedColumns({ theme, coupon, quote: priced, terms }: PricedOrder) {
  return {
    themeId: theme.id,
    pricePerTeepeeCents: theme.pricePerTeepeeCents,
    deliveryCents: priced.deliveryCents,
    taxCents: priced.taxCents,
    taxableCents: priced.taxableCents,
    totalCents: priced.totalCents,
    depositCents: priced.depositCents,
    discountCents: priced.discountCents,
    finalAmountCents: priced.finalAmountCents,
    priceLines: priced.lines,
    priceTerms: terms,
    couponCode: coupon?.code ?? null,
    couponId: coupon?.id ?? null,
  }
}

/** Refuses a booking if the customer saw other amounts, and adds the correct ones. */
export function disputedPrice(
  priced: PricedOrder,
  claimed: ClaimedAmounts | undefined,
): DetailedRefusal | undefined {
  const refusal = claimed && priceChanged(priced.quote, claimed)
  return refusal && { ...refusal, details: { quote: quoteResponse(priced.quote) } }
}

/** Returns why a party cannot have its theme, on any day; undefined if it can, or the theme is still open. */
export async function themeRefusal(
  db: Queryable,
  { themeId, numberOfTeepees }: Pick<BookingRow, 'numberOfTeepees'> & { readonly themeId: number | null },
  sold?: SoldTheme,
): Promise<DetailedRefusal | undefined> {
  if (themeId === null) return undefined
  const [found] = await themeById(db, { id: themeId })
  const theme = orderTheme(found, numberOfTeepees, sold)
  return isRefusal(theme) ? theme : undefined
}

type SoldTheme = Omit<SoldOrder, 'addonLots'>

function orderTheme(
  theme: typeof themes.$inferSelect | undefined,
  teepees: number,
  sold: SoldTheme | undefined,
): PricedOrder['theme'] | Refusal {
  if (theme && theme.id === sold?.themeId) {
    const tooMany = teepees > sold.numberOfTeepees ? refuseTooMany(theme, teepees) : undefined
    if (tooMany) return tooMany
    const lots = changeTeepees(teepeeLots(sold), teepees, theme)
    const [first] = lots
    return {
      id: theme.id,
      name: theme.name,
      pricePerTeepeeCents: first && 'unitCents' in first ? first.unitCents : sold.pricePerTeepeeCents,
      lots,
    }
  }
  return offerTheme(theme, teepees)
}

/** Returns a theme for a new party, unless it is not offered or not for so many teepees. */
export function offerTheme(
  theme: typeof themes.$inferSelect | undefined,
  teepees: number,
  field?: 'teepees',
): typeof themes.$inferSelect | Refusal {
  if (!theme?.available) return refuse('theme_unavailable', 'bookings.themeUnavailable')
  return refuseTooMany(theme, teepees, field) ?? theme
}

function refuseTooMany(
  { mostTeepees }: typeof themes.$inferSelect,
  teepees: number,
  field: 'numberOfTeepees' | 'teepees' = 'numberOfTeepees',
): DetailedRefusal | undefined {
  if (mostTeepees === null || teepees <= mostTeepees) return undefined
  return { ...refuse('invalid', 'rules.mostTeepees', { most: mostTeepees }), field }
}

function orderAddons(
  lines: PartyOrder['addons'],
  offered: (typeof addons.$inferSelect)[],
  sold: ReadonlyMap<number, readonly Lot[]> = new Map(),
): OrderedAddon[] | Refusal {
  const byId = new Map(offered.map((addon) => [addon.id, addon]))
  const ordered: OrderedAddon[] = []
  for (const { addonId, quantity } of lines) {
    const addon = byId.get(addonId)
    const lots = sold.get(addonId)
    if (!addon || (!addon.available && !lots)) {
      return refuse(
        'addon_unavailable',
        addon
          ? message('bookings.addonUnavailable', { name: addon.name })
          : message('bookings.someAddonUnavailable'),
      )
    }
    if (quantity > ADDON_QUANTITY.maximum)
      return refuse('invalid', 'bookings.tooManyOfAddon', { most: ADDON_QUANTITY.maximum })
    for (const lot of changeLots(lots ?? [], quantity, addon.priceCents))
      ordered.push({ addonId, name: addon.name, priceCents: lot.unitCents, quantity: lot.quantity })
  }
  return ordered
}

/** A booking that keeps its coupon keeps the terms it was sold with; a new coupon applies with today's. */
function couponTerms(
  code: string | undefined,
  coupon: CouponRow | undefined,
  sold: SoldOrder | undefined,
): Discount | undefined | Refusal {
  if (!code) return undefined
  const today = coupon && {
    code,
    discountType: coupon.discountType,
    discountValue: coupon.discountValueHundredths,
  }
  if (code === sold?.couponCode) return soldDiscount({ ...sold, code, terms: sold.priceTerms?.coupon }, today)
  return today ?? refuse('coupon_invalid', 'coupons.unknownInOrder')
}
