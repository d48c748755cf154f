import { FOUND_KINDS, FOUND_MOST, type Found, search } from '#contract/operations/search.ts'
import type { Permission } from '#contract/wire/permissions.ts'
import type { StaffCaller } from '#server/context.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { may } from '#server/foundation/http/sign-in-check.ts'
import { findBookings, rankBooking } from './find-bookings.ts'
import { findInvoices } from './find-invoices.ts'
import { findCustomers, findMessages, findTexts } from './find-people.ts'
import { findPlaces } from './find-places.ts'
import type { Ranked } from './rank.ts'

export const searchEndpoints = endpoints((serve) => {
  serve(search, ({ ctx, query, admin, language }) =>
    find(ctx.db, query.q, { admin, may: (permission) => may(admin, permission), language }),
  )
})

type Searcher = StaffCaller & { readonly may: (permission: Permission) => boolean }

async function find(db: Database, typed: string, searcher: Searcher): Promise<Found[]> {
  const most = FOUND_MOST
  const { admin, may, language } = searcher
  const ranked = await Promise.all([
    may('bookings:read') || may('customers') ? findWithFamilies(db, typed, searcher) : [],
    may('bookings:read') ? findInvoices(db, typed, { most, language }) : [],
    may('messages') ? findMessages(db, typed, most) : [],
    may('messages') ? findTexts(db, typed, { admin, most }) : [],
    findPlaces(typed, searcher),
  ])
  const inOrder = ranked.flat().sort((a, b) => b.score - a.score || getKindRank(a) - getKindRank(b))
  return inOrder.slice(0, FOUND_MOST).map(({ found }) => found)
}

async function findWithFamilies(db: Database, typed: string, { may, language }: Searcher): Promise<Ranked[]> {
  const bookings = await findBookings(db, typed, FOUND_MOST)
  // A number cannot be part of a family's name, so it only finds its booking.
  const isNumber = /^#?\d{1,3}$/.test(typed)
  const customers =
    may('customers') && !isNumber ? await findCustomers(db, typed, { bookings, most: FOUND_MOST }) : []
  return [
    ...(may('bookings:read') ? bookings.map((booking) => rankBooking(booking, typed, language)) : []),
    ...customers,
  ]
}

function getKindRank({ found }: Ranked): number {
  return FOUND_KINDS.indexOf(found.kind)
}
