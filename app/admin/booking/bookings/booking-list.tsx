import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { bookingListQuery, NO_FILTERS } from '#app/admin/booking/dialogs/booking-list-query.ts'
import { PagedList } from '#app/admin/parts/lists/paged-list.tsx'
import { apiPath } from '#app/lib/api/api.ts'
import { dollars } from '#app/lib/dollars.ts'
import { saveCsv } from '#app/lib/files/save-csv.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import type { BookingList as BookingListPage } from '#contract/booking/staff-bookings.ts'
import { toCents } from '#contract/wire/decimal.ts'
import { isActive } from '#domain/booking/status.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import { headerLine, rowLines } from '#domain/foundation/text/csv.ts'
import { type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { bookingsFileName, USUAL_COLUMNS } from './booking-csv.ts'
import { BookingFilters } from './booking-filters.tsx'
import styles from './booking-list.module.css'
import type { BookingListAddress } from './booking-list-address.ts'
import { BookingTable } from './booking-table.tsx'
import { useBulkBar } from './bulk/bulk-bar.tsx'
import { type Selection, useSelection } from './bulk/use-selection.ts'
import { ViewChips } from './views/view-chips.tsx'

type BookingListProps = {
  list: BookingListAddress
  onView: (booking: Booking) => void
  onUpdate: (booking: Booking) => void
  onRunSheets: (days: readonly PartyDay[]) => void
  /** The booking open beside the list. */
  openId?: number | undefined
}

export function BookingList({ list, onRunSheets, ...actions }: BookingListProps) {
  const { filters, change } = list
  const selection = useSelection(filters)
  const [bar, dialog] = useBulkBar({
    selection,
    onExport: (bookings) =>
      saveCsv(bookingsFileName(partyDayAt(new Date())), [
        headerLine(USUAL_COLUMNS),
        rowLines(USUAL_COLUMNS, bookings),
      ]),
    onRunSheets: (bookings) =>
      onRunSheets([...new Set(bookings.map(({ bookingDate }) => bookingDate))].toSorted()),
  })
  return (
    <>
      <div className={styles.bar}>
        <ViewChips filters={filters} onFilters={change} />
        <BookingFilters filters={filters} sort={list.sort} onChange={change} onSort={list.setSort} />
      </div>
      <BookingResults list={list} selection={selection} bar={bar} {...actions} />
      {dialog}
    </>
  )
}

type BookingResultsProps = Pick<BookingListProps, 'list' | 'onView' | 'onUpdate' | 'openId'> & {
  selection: Selection
  /** Between the table and the pagination: sticky, but never covering either. */
  bar: ReactNode
}

function BookingResults({ list, selection, bar, ...actions }: BookingResultsProps) {
  const text = useText()
  const { filters, sort, page } = list
  const query = useQuery(bookingListQuery(filters, page, { sort }))
  const { ticked, select } = selection
  const numbers = new Set(ticked.map(({ id }) => id))
  return (
    <PagedList
      address={apiPath('/api/bookings')}
      query={query}
      page={page}
      texts="bookings"
      tryLater={text('admin.bookings.tryLater')}
      drawing="search"
      loading={<LoadingBookings />}
      onPage={list.setPage}
      onClear={Object.values(filters).some(Boolean) && (() => list.change(NO_FILTERS))}
      sumOf={(shown) => {
        const owed = sumOwed(shown)
        return owed === undefined ? undefined : text('admin.bookings.owed', { owed: dollars(owed) })
      }}
    >
      {({ bookings }) => {
        const unselected = bookings.filter(({ id }) => !numbers.has(id))
        return (
          <>
            <BookingTable
              bookings={bookings}
              sort={sort}
              onSort={list.setSort}
              selected={numbers}
              onSelect={(booking, isSelected) => select((before) => withChoice(before, booking, isSelected))}
              tools={
                unselected.length > 0 && (
                  <SelectAll
                    count={bookings.length}
                    onSelect={() => select((before) => [...before, ...unselected])}
                  />
                )
              }
              {...actions}
            />
            {bar}
          </>
        )
      }}
    </PagedList>
  )
}

function withChoice(before: readonly Booking[], booking: Booking, isSelected: boolean): Booking[] {
  const others = before.filter(({ id }) => id !== booking.id)
  return isSelected ? [...others, booking] : others
}

type SelectAllProps = { count: number; onSelect: () => void }

function SelectAll({ count, onSelect }: SelectAllProps) {
  const text = useText()
  return (
    <Button variant="quiet" size="sm" className={styles.all} onClick={onSelect}>
      {text('admin.bulk.selectAll', { count })}
    </Button>
  )
}

/** Returns what is left to pay on all pages; undefined if that is not known, or nothing. */
function sumOwed({ owedAmount, bookings, total }: BookingListPage): string | undefined {
  if (owedAmount !== undefined || bookings.length < total) return owedAmount
  const owing = bookings.filter(({ bookingStatus }) => isActive(bookingStatus))
  const cents = owing.reduce((sum, booking) => sum + toCents(booking.owedAmount), 0)
  return cents === 0 ? undefined : toDecimal(cents)
}

function LoadingBookings() {
  const text = useText()
  return (
    <>
      <p role="status">{text('admin.bookings.loading')}</p>
      <Skeleton shape="box" height="32rem" />
    </>
  )
}
