import { CLOSED_REASON_MIN, NewUnavailableDate } from '#contract/booking/availability.ts'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import { addDays, dayRange, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { listNights, NIGHTS_MOST } from '#domain/foundation/time/stay.ts'
import { toMinutes } from '#domain/foundation/time/time-of-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { readTime } from '#domain/operations/imports/read-cell.ts'
import { changeCapacity } from '#server/calendar/availability/change-capacity.ts'
import { insertClosedDays } from '#server/calendar/availability/close-day.ts'
import { holdsCapacityAt } from '#server/calendar/availability/holds-capacity.ts'
import { and, asc, gte, inArray } from '#server/foundation/database/drizzle.ts'
import { lockCapacityRules } from '#server/foundation/database/locks.ts'
import { bookings, unavailableDates } from '#server/foundation/database/schema/all-tables.ts'
import { IMPORT_ROWS_MAX } from '../files/imported-table.ts'
import type { KindImport, ReadRow } from '../rows/import-kind.ts'
import type { CellValues } from '../rows/read-cells.ts'
import { checkValues, readRows } from '../rows/read-rows.ts'
import { findIdentities } from '../rows/stored-records.ts'
import { inField, UnreadableRow } from '../rows/unreadable-row.ts'

type Columns = { readonly date: string; readonly reason: string | null }

/** As in calendars, what ends later has no real end. */
const DAYS_MOST = 5 * 365

/** Outlook ends what lasts all day at the midnight after it. */
function isMidnight(cell: CellValues['lastTime']): boolean {
  const read = cell === undefined ? undefined : readTime(String(cell))
  return read !== undefined && 'time' in read && toMinutes(read.time) === 0
}

function eachDay(row: ReadRow<Columns>, last = row.values.date): ReadRow<Columns>[] {
  const { date: day, reason } = row.values
  return dayRange(day, last).map((date) => ({ ...row, values: { date, reason }, identity: date }))
}

export const UNAVAILABLE_DATES: KindImport<Columns> = {
  async read(_ctx, _db, rows, terms) {
    const lastDays = new Map<Columns, PartyDay>()
    let count = 0
    const { readable, refused } = await readRows('unavailable-dates', rows, terms, (cells, note) => {
      // The reason is for people: a day can be closed without one.
      const isTooShort = String(cells.reason ?? '').length < CLOSED_REASON_MIN
      if (isTooShort && cells.reason !== undefined) note('reason_left_out')
      const known = isTooShort ? { ...cells, reason: undefined } : cells
      const { date, reason } = checkValues(NewUnavailableDate, known, terms.language)
      const values = { date, reason }
      const stated = cells.lastDate === undefined ? date : String(cells.lastDate)
      const endsBefore = stated > date && isMidnight(cells.lastTime)
      const last = endsBefore ? addDays(stated, -1) : stated
      if (last < date || last > addDays(date, DAYS_MOST))
        throw new UnreadableRow(
          inField(terms.language, 'lastDate', textIn(terms.language)('imports.lastDateUnfit')),
        )
      count += dayRange(date, last).length
      if (count > IMPORT_ROWS_MAX)
        throw new UnreadableRow(textIn(terms.language)('imports.file.tooManyRows', { most: IMPORT_ROWS_MAX }))
      if (last > date) note('days_several')
      if (endsBefore) note('last_day_midnight')
      lastDays.set(values, last)
      return { values, identity: date }
    })
    return { readable: readable.flatMap((row) => eachDay(row, lastDays.get(row.values))), refused }
  },
  lock: lockCapacityRules,
  findStored: findIdentities(unavailableDates.date),
  /** A day with a party can only be closed in the calendar, where staff are asked about the party. */
  async findBarred(ctx, db, rows, language) {
    const today = partyDayAt(ctx.now())
    const booked = await db
      .select({
        id: bookings.id,
        bookingDate: bookings.bookingDate,
        numberOfNights: bookings.numberOfNights,
      })
      .from(bookings)
      .where(and(gte(bookings.bookingDate, addDays(today, 1 - NIGHTS_MOST)), holdsCapacityAt(ctx.now())))
      .orderBy(asc(bookings.id))
    const nights = booked.toReversed().flatMap(({ id, ...stay }) => {
      const toCome = listNights(stay).filter((night) => night >= today)
      return toCome.map((night) => [night, id] as const)
    })
    const numbers = new Map(nights)
    const told = new Set<number>()
    return rows.flatMap(({ row, values: { date: day } }) => {
      const number = told.has(row) ? undefined : numbers.get(day)
      if (number !== undefined) told.add(row)
      return number === undefined
        ? []
        : [{ row, sentence: textIn(language)('imports.dayHasParty', { day, number }) }]
    })
  },
  async write(tx, ctx, rows) {
    const insert = async () => {
      const made = await insertClosedDays(
        tx,
        rows.map(({ values }) => values),
      )
      return { ids: made.map(({ id }) => id) }
    }
    const closed = await changeCapacity(tx, { now: ctx.now(), isForced: false }, insert)
    return isRefusal(closed) ? closed : closed.ids
  },
  async countChanged(tx, ids) {
    return ids.length - (await tx.$count(unavailableDates, inArray(unavailableDates.id, [...ids])))
  },
  async remove(tx, ctx, ids) {
    const opened = await changeCapacity(tx, { now: ctx.now(), isForced: false }, async () => {
      await tx.delete(unavailableDates).where(inArray(unavailableDates.id, [...ids]))
      return {}
    })
    return isRefusal(opened) ? opened : null
  },
  notify: (ctx) => ctx.placesFreed(),
}
