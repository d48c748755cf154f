import { changeList, type ListedParty, soldAs } from '#domain/catalogue/pricing/price-list/change-list.ts'
import { eachTeepee, teepeeLots } from '#domain/catalogue/pricing/sold-lots.ts'
import type { Order, PriceTerms } from '#domain/catalogue/pricing/types.ts'
import type { KeptTerms, PlacedTerms } from '#server/catalogue/pricing/price-terms.ts'
import type { BookingRow } from './full-booking.ts'

type SoldParty = Pick<
  BookingRow,
  | 'themeId'
  | 'bookingDate'
  | 'floor'
  | 'stairs'
  | 'numberOfTeepees'
  | 'pricePerTeepeeCents'
  | 'priceLines'
  | 'priceTerms'
>

type Place = {
  readonly themeId: number
  readonly bookingDate?: string | null | undefined
  readonly floor?: BookingRow['floor'] | undefined
  readonly stairs?: boolean | null | undefined
}

/** Returns what the price list looks at. */
export function toKnownParty({ themeId, bookingDate, floor, stairs }: Place): NonNullable<Order['party']> {
  return { themeId, day: bookingDate ?? undefined, floor, stairs }
}

/** Returns the price list of an order with what it comes to, and the damage waiver if the family takes it. */
export function listedTerms(
  order: Order,
  { damageWaiver }: { readonly damageWaiver?: boolean | undefined },
  sold: SoldParty | undefined,
  placed: PlacedTerms | KeptTerms,
): Pick<PriceTerms, 'list' | 'waiver'> {
  const list = findList(order, sold, placed)
  const waiver = (damageWaiver ?? sold?.priceTerms?.waiver !== undefined) ? placed.waiver : undefined
  return { ...(list && { list }), waiver }
}

function findList(
  order: Order,
  sold: SoldParty | undefined,
  placed: PlacedTerms | KeptTerms,
): PriceTerms['list'] {
  const after: ListedParty = { ...order.party, eachTeepee: eachTeepee(order) }
  if (!sold || !('todaysList' in placed)) return placed.terms.list && soldAs(placed.terms.list, after)
  const { name, pricePerTeepeeCents } = order.theme
  const teepees = sold.numberOfTeepees
  const before: ListedParty = {
    ...toKnownParty(sold),
    eachTeepee: eachTeepee({
      ...order,
      theme: { name, pricePerTeepeeCents, lots: teepeeLots(sold) },
      teepees,
    }),
  }
  const { todaysList: today, isElsewhere } = placed
  return changeList({ sold: sold.priceTerms?.list, before, after, today, isElsewhere })
}
