import { useQuery } from '@tanstack/react-query'
import { addonsQuery } from '#app/lib/api/addons-query.ts'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import type { BookingDraft } from '#app/lib/draft/booking-draft.ts'
import type { Addon } from '#contract/catalogue/addons.ts'
import type { Theme } from '#contract/catalogue/themes.ts'
import { readThemePrices } from '#contract/money/read-price-list.ts'
import { TEEPEES } from '#domain/booking/order/selection-rules.ts'
import type { DeliveryArea } from '#domain/catalogue/pricing/delivery-area.ts'
import type { NightSettings, WaiverTerms } from '#domain/catalogue/pricing/price-list/list-terms.ts'
import type { Floor } from '#domain/catalogue/pricing/price-list/price-rule.ts'
import type { BookingPolicy } from '#domain/catalogue/pricing/pricing-settings.ts'
import { quote } from '#domain/catalogue/pricing/quote.ts'
import type { Order, OrderedAddon, PaymentOption, Quote, Terms } from '#domain/catalogue/pricing/types.ts'
import { parseDollars } from '#domain/foundation/money/money.ts'
import { usePriceTerms } from './use-price-terms.ts'

/** The draft at current catalogue prices. */
export type PricedDraft = {
  /** Undefined until a bookable theme is chosen. */
  readonly theme: Order['theme'] | undefined
  /** The most teepees of a party with that theme. */
  readonly mostTeepees: number
  readonly addons: readonly OrderedAddon[]
  readonly quote: Quote
  /** The quote for either choice of paying. */
  readonly quotes: Readonly<Record<PaymentOption, Quote>>
  /** Whether we deliver to the party's ZIP code, on a site that charges for delivery or tax. */
  readonly area: DeliveryArea | undefined
  /** The deposit and refund terms that a booking made now would get. */
  readonly policy: BookingPolicy
  /** The damage waiver that the family can take. */
  readonly waiver: WaiverTerms | undefined
  /** How many nights it can choose; missing for one. */
  readonly nights?: NightSettings | undefined
  /** Whether delivery and tax at the party's ZIP code are still to come. */
  readonly isAwaited: boolean
}

export function useOrder(draft: BookingDraft): PricedDraft {
  const { data: themes } = useQuery(themesQuery)
  const { data: addons } = useQuery(addonsQuery)
  const { terms, ...placed } = usePriceTerms(draft)
  return { ...priceDraft(draft, themes, addons, terms), ...placed }
}

/** Without a theme, the quote covers the add-ons alone. Leaves out what can no longer be booked. */
export function priceDraft(
  draft: BookingDraft,
  themes: readonly Theme[] | undefined,
  addons: readonly Addon[] = [],
  terms: Terms = {},
): Pick<PricedDraft, 'theme' | 'mostTeepees' | 'addons' | 'quote' | 'quotes'> {
  const offered = themes?.find(({ id, available }) => id === draft.themeId && available)
  const theme = offered ? { name: offered.name, ...readThemePrices(offered) } : seenTheme(draft, themes)
  const ordered = orderedAddons(draft, addons)
  const { appliedCoupon } = draft
  const isNothing = !theme && ordered.length === 0
  const quoteFor = (paymentOption: PaymentOption): Quote => {
    const priced = quote(
      {
        theme: theme ?? { name: '', pricePerTeepeeCents: 0 },
        teepees: draft.numberOfTeepees,
        numberOfNights: draft.numberOfNights,
        party: toKnownParty(draft),
        addons: ordered,
        paymentOption,
      },
      {
        // An empty order has no delivery fee yet, although its ZIP code may be known from an earlier visit.
        ...(!isNothing && terms),
        coupon: appliedCoupon
          ? { ...appliedCoupon, discountValue: parseDollars(appliedCoupon.discountValue) ?? 0 }
          : undefined,
      },
    )
    return {
      ...priced,
      lines: priced.lines.filter((line) => !isNothing && (theme || line.kind !== 'theme')),
    }
  }
  const quotes = { deposit: quoteFor('deposit'), full: quoteFor('full') }
  const { mostTeepees = TEEPEES.maximum } = offered ?? {}
  return { theme, mostTeepees, addons: ordered, quote: quotes[draft.paymentOption], quotes }
}

/** Until the catalogue is loaded, uses the price from when the theme was chosen. */
function seenTheme(draft: BookingDraft, themes: readonly Theme[] | undefined): Order['theme'] | undefined {
  if (draft.themeId === null || themes) return undefined
  return { name: draft.themeName, pricePerTeepeeCents: parseDollars(draft.themePrice) ?? 0 }
}

/** What the price list looks at. */
function toKnownParty({ themeId, bookingDate, details }: BookingDraft): Order['party'] {
  const { floor, stairs } = details
  return {
    themeId: themeId ?? undefined,
    day: bookingDate || undefined,
    floor: (floor || undefined) as Floor | undefined,
    stairs: stairs ? stairs === 'yes' : undefined,
  }
}

function orderedAddons(draft: BookingDraft, addons: readonly Addon[]): OrderedAddon[] {
  return draft.addons.flatMap(({ addonId, quantity }) => {
    const addon = addons.find(({ id, available }) => id === addonId && available)
    return addon ? [{ addonId, name: addon.name, priceCents: parseDollars(addon.price) ?? 0, quantity }] : []
  })
}
