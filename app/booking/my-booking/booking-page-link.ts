import { apiQuery, queriesAt } from '#app/lib/api/api-query.ts'
import type { BookingPage } from '#contract/family/booking-page.ts'
import type { PartyPhase } from '#domain/booking/party-phase.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import type { MainAction } from './phase/main-action.ts'

/** The contents of an email link: the booking, and the proof that the link was sent to its customer. */
export type BookingPageLink = { readonly reference: string; readonly token: string }

/** The data that the sections of a booking page show, and the link that opened it. */
export type BookingPageProps = { readonly page: BookingPage; readonly link: BookingPageLink }

/** What a section is also told: where the booking stands, and the one thing to do, whose button is filled. */
export type PhasedProps = BookingPageProps & {
  readonly phase: PartyPhase
  readonly mainAction: MainAction | undefined
}

/** Returns the link as the parameters of a booking page call. */
export function toPlaces({ reference, token }: BookingPageLink) {
  return { params: { reference }, query: { token } }
}

export function bookingPageQuery(link: BookingPageLink) {
  return apiQuery('/api/my-bookings/:reference', toPlaces(link))
}

/** How the crew gets in. */
export function accessQuery(link: BookingPageLink) {
  return apiQuery('/api/my-bookings/:reference/access', toPlaces(link))
}

/** The crew's progress with the setup. */
export function progressQuery(link: BookingPageLink) {
  return apiQuery('/api/my-bookings/:reference/progress', toPlaces(link))
}

/** Returns the link as the parameters of a call about one of its damage claims. */
export function toClaimPlaces(link: BookingPageLink, id: number) {
  const { params, query } = toPlaces(link)
  return { params: { ...params, id }, query }
}

export function damageClaimQuery(link: BookingPageLink, id: number) {
  return apiQuery('/api/my-bookings/:reference/damage-claims/:id', toClaimPlaces(link, id))
}

/** The days the party could move to. */
export function familyDaysQuery(link: BookingPageLink, { from, to }: { from: PartyDay; to: PartyDay }) {
  const { params, query } = toPlaces(link)
  return apiQuery('/api/my-bookings/:reference/availability', { params, query: { ...query, from, to } })
}

/** What moving the party to a day costs; asked again whenever it is shown, as each move changes it. */
export function moveQuoteQuery(link: BookingPageLink, bookingDate: PartyDay) {
  const { params, query } = toPlaces(link)
  return apiQuery('/api/my-bookings/:reference/move-quote', {
    params,
    query: { ...query, bookingDate },
    staleTime: 0,
    gcTime: 0,
  })
}

/** All queries about the displayed booking. */
export const BOOKING_PAGE = queriesAt(
  '/api/my-bookings/:reference',
  '/api/my-bookings/:reference/availability',
  '/api/my-bookings/:reference/invoices',
  '/api/my-bookings/:reference/damage-claims/:id',
)

/** The invoices and credit notes. */
export const OWN_INVOICES = queriesAt('/api/my-bookings/:reference/invoices')
