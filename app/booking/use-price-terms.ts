import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { toPolicy } from '#app/lib/booking-policy.ts'
import { type BookingDraft, EMPTY_DRAFT } from '#app/lib/draft/booking-draft.ts'
import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import type { PriceTerms } from '#contract/money/pricing.ts'
import { readDeposit, readList, readNights, readWaiver } from '#contract/money/read-price-list.ts'
import { detailsProblem } from '#domain/booking/order/details-rules.ts'
import { DEFAULT_POLICY } from '#domain/catalogue/pricing/default-policy.ts'
import type { DeliveryArea } from '#domain/catalogue/pricing/delivery-area.ts'
import type { NightSettings, WaiverTerms } from '#domain/catalogue/pricing/price-list/list-terms.ts'
import type { BookingPolicy } from '#domain/catalogue/pricing/pricing-settings.ts'
import type { Terms } from '#domain/catalogue/pricing/types.ts'
import { parseDollars } from '#domain/foundation/money/money.ts'

/** `area` is undefined on a site whose prices depend only on the catalogue and a coupon. */
export type PlacedTerms = {
  readonly area: DeliveryArea | undefined
  readonly terms: Terms
  readonly policy: BookingPolicy
  /** The damage waiver that the family can take. */
  readonly waiver: WaiverTerms | undefined
  /** How many nights it can choose; missing for one. */
  readonly nights?: NightSettings | undefined
  /** Whether what depends on the ZIP code is still to come. */
  readonly isAwaited: boolean
}

/** The query for delivery, tax and deposit at the draft's location and date. */
export function priceTermsQuery({ details, bookingDate }: BookingDraft, enabled: boolean) {
  const zipCode = readZip(details)
  return apiQuery('/api/price-terms', { query: { zipCode, bookingDate: bookingDate || undefined }, enabled })
}

function readZip({ zipCode }: BookingDraft['details']): string | undefined {
  return detailsProblem('zipCode', zipCode) ? undefined : zipCode.trim()
}

/** Returns delivery, tax and deposit for the draft's location and date, as far as they are known. */
export function usePriceTerms(draft: BookingDraft): PlacedTerms {
  const { data: settings = DEFAULT_SETTINGS } = useQuery(siteSettingsQuery)
  const enabled = settings.hasPriceTerms === true
  // These are part of the page.
  const { data: usual } = useQuery(priceTermsQuery(EMPTY_DRAFT, enabled))
  const { data, isPlaceholderData, fetchStatus } = useQuery({
    ...priceTermsQuery(draft, enabled),
    placeholderData: (previous) => previous ?? usual,
  })
  if (!settings.hasPriceTerms || !data) return USUAL_TERMS
  const waiver = readWaiver(data)
  return {
    area: data.area,
    terms: { ...toTerms(data), ...(draft.damageWaiver && { waiver }) },
    policy: toPolicy(data),
    waiver,
    nights: readNights(data),
    isAwaited:
      isPlaceholderData &&
      data === usual &&
      fetchStatus === 'fetching' &&
      readZip(draft.details) !== undefined,
  }
}

const USUAL_TERMS: PlacedTerms = {
  area: undefined,
  terms: {},
  policy: DEFAULT_POLICY,
  waiver: undefined,
  isAwaited: false,
}

export function toTerms(placed: PriceTerms): Terms {
  const { delivery, tax, depositPercent, deposit, daysAhead, fullPaymentDays } = placed
  return {
    delivery: delivery ? { zip: delivery.zip, feeCents: parseDollars(delivery.feeAmount) ?? 0 } : undefined,
    tax: tax
      ? {
          ...tax,
          statePercent: parseDollars(tax.statePercent) ?? 0,
          countyPercent: parseDollars(tax.countyPercent) ?? 0,
        }
      : undefined,
    depositPercent: parseDollars(depositPercent),
    deposit: deposit && readDeposit(deposit),
    list: readList(placed),
    perNightCents: readNights(placed)?.perTeepeeCents,
    isDueInFull: fullPaymentDays !== undefined && daysAhead !== undefined && daysAhead <= fullPaymentDays,
  }
}
