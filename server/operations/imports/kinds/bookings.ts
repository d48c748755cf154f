import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import {
  createBookings,
  type NewBooking,
  partyColumns,
} from '#server/booking/bookings/write/create-bookings.ts'
import { tellBookings } from '#server/booking/bookings/write/tell-booking.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import type { Context } from '#server/context.ts'
import type { Queryable, Transaction } from '#server/foundation/database/client.ts'
import {
  and,
  eq,
  getTableConfig,
  inArray,
  is,
  ne,
  or,
  type PgColumn,
  PgTable,
  type SQL,
  sql,
} from '#server/foundation/database/drizzle.ts'
import * as tables from '#server/foundation/database/schema/all-tables.ts'
import { mailKindsThat } from '#server/foundation/mail/mails.ts'
import type { KindImport, ReadRow } from '../rows/import-kind.ts'
import { findFullDays, lockDaysToFill } from './find-full-days.ts'
import { getPartyIdentity, type ImportedParty, readParties } from './read-parties.ts'

const {
  bookingAddons,
  bookings,
  campaignRecipients,
  followUps,
  givenStops,
  importedBookings,
  jobPlaces,
  outbox,
} = tables

type Rows = readonly ReadRow<ImportedParty>[]

/** What may refer to a booking that nobody has used: its own parts, the order of the day, who was shown it, and mails. */
const NO_USE: ReadonlySet<PgTable> = new Set([
  bookingAddons,
  importedBookings,
  jobPlaces,
  givenStops,
  outbox,
  followUps,
  campaignRecipients,
])

/** Returns every column that refers to a booking once it is used: those of new tables, too. */
function findUses(): PgColumn[] {
  const used = Object.values(tables).filter((table) => is(table, PgTable) && !NO_USE.has(table)) as PgTable[]
  return used.flatMap((table) =>
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { foreignTable, columns } = key.reference()
      return foreignTable === bookings ? columns : []
    }),
  )
}

const isReferredToBy = (reference: PgColumn, which?: SQL) =>
  sql`EXISTS (SELECT FROM ${reference.table} WHERE ${and(eq(reference, bookings.id), which)})`

export const BOOKINGS: KindImport<ImportedParty> = {
  read: readParties,
  lock: lockDaysToFill,
  findStored,
  findRefused: findFullDays,
  write: writeParties,
  async countChanged(tx, ids) {
    const some = inArray(bookings.id, [...ids])
    await tx.select({ id: bookings.id }).from(bookings).where(some).orderBy(bookings.id).for('update')
    const toFamily = inArray(
      outbox.kind,
      mailKindsThat(({ reader }) => reader === 'family'),
    )
    const used = or(
      ne(bookings.version, 1),
      ...findUses().map((reference) => isReferredToBy(reference)),
      isReferredToBy(outbox.bookingId, toFamily),
    )
    const there = await tx.$count(bookings, some)
    return ids.length - there + (await tx.$count(bookings, and(some, used)))
  },
  async remove(tx, ctx, ids, admin) {
    const active = await findActive(tx, ids)
    await tellBookings(tx, ctx, active, { kind: 'booking.import-undone', actor: admin.username })
    await tx.delete(bookings).where(inArray(bookings.id, [...ids]))
    return null
  },
  async notify(ctx, what) {
    if (what === 'taken back') await ctx.placesFreed()
  },
}

async function findActive(tx: Transaction, ids: readonly number[]): Promise<number[]> {
  const { id, bookingStatus } = bookings
  const rows = await tx
    .select({ id })
    .from(bookings)
    .where(and(inArray(id, [...ids]), inArray(bookingStatus, ['pending', 'confirmed'])))
    .orderBy(id)
  return rows.map((row) => row.id)
}

/** A cancelled booking does not prevent the import of one that takes place. */
async function findStored(db: Queryable, rows: Rows): Promise<ReadonlySet<string>> {
  const { bookingDate, themeId, reference, bookingStatus } = bookings
  const email = sql<string>`lower(${bookings.customerEmail})`
  const emails = [...new Set(rows.map(({ values }) => values.details.customerEmail.toLowerCase()))]
  const references = rows.flatMap(({ values }) => values.reference ?? [])
  const found = await db
    .select({ bookingDate, themeId, reference, email, bookingStatus })
    .from(bookings)
    .where(or(inArray(email, emails), inArray(reference, references)))
  const live = found.filter((booking) => booking.bookingStatus !== 'cancelled')
  const taken = new Set([
    ...found.map((booking) => booking.reference),
    ...live.map((booking) => getPartyIdentity(booking.bookingDate, booking.email, booking.themeId)),
  ])
  const doubles = rows.filter(({ identity, values: { details, theme } }) => {
    return (
      taken.has(identity) || taken.has(getPartyIdentity(details.bookingDate, details.customerEmail, theme.id))
    )
  })
  return new Set(doubles.map(({ identity }) => identity))
}

/** Stores parties and what was paid for them elsewhere, without creating payments, invoices or mails. */
async function writeParties(
  tx: Transaction,
  ctx: Context,
  rows: readonly ReadRow<ImportedParty>[],
): Promise<number[]> {
  const now = ctx.now()
  const { policy } = await readPricing(tx)
  const parties = rows.map(({ values }) => ({
    columns: { ...toColumns(values, now), refundSteps: policy.refundSteps },
    addons: values.addons,
    paidElsewhereCents: values.price.paidCents,
  }))
  const made = await createBookings(tx, parties, {
    event: { kind: 'booking.imported', actor: 'system' },
    now,
  })
  if (isRefusal(made)) throw new Error('An imported booking takes no use of a coupon')
  return made.map(({ id }) => id)
}

function toColumns(party: ImportedParty, now: Date): NewBooking['columns'] {
  const { details, theme, price, status, couponCode, reference } = party
  const { totalCents, discountCents, depositCents, finalAmountCents, isPaid, isDeposit } = price
  const isCancelled = status === 'cancelled'
  return {
    reference,
    themeId: theme.id,
    pricePerTeepeeCents: theme.pricePerTeepeeCents,
    ...partyColumns(details),
    totalCents,
    discountCents,
    depositCents,
    finalAmountCents,
    isPaid,
    isDeposit,
    priceLines: price.priceLines,
    priceTerms: price.priceTerms,
    couponCode,
    bookingStatus: status,
    isEnteredByStaff: true,
    confirmedAt: status === 'confirmed' || status === 'completed' ? now : null,
    cancelReason: isCancelled ? 'staff' : null,
    cancelledAt: isCancelled ? now : null,
    createdAt: now,
  }
}
