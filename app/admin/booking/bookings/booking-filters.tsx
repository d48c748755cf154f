import { memo } from 'react'
import type { ListFilters } from '#app/admin/booking/dialogs/booking-list-query.ts'
import { FoldOnPhones } from '#app/admin/kit/ui/fold-on-phones.tsx'
import { Options } from '#app/admin/kit/ui/options.tsx'
import { DateRange } from '#app/admin/parts/lists/date-range.tsx'
import { FilterBar } from '#app/admin/parts/lists/filter-bar.tsx'
import { SearchField } from '#app/admin/parts/lists/search-field.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { useIsWide } from '#app/lib/use-is-wide.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { BOOKING_SORTS, type BookingSort } from '#contract/booking/staff-bookings.ts'
import { BOOKING_STATUSES } from '#domain/booking/status.ts'
import styles from './booking-filters.module.css'

type BookingFiltersProps = {
  filters: ListFilters
  sort: BookingSort
  onChange: (change: Partial<ListFilters>) => void
  onSort: (sort: string) => void
}

function PlainBookingFilters({ filters, sort, onChange, onSort }: BookingFiltersProps) {
  const text = useText()
  // On phones they share a row, and there is room for only a few words: what they hold says what they are.
  const isWide = useIsWide('48rem')
  return (
    <FilterBar className={styles.filters}>
      <SelectField
        label={text('admin.bookings.filters.status')}
        isLabelHidden={!isWide}
        value={filters.status}
        onChange={(event) => onChange({ status: event.target.value as ListFilters['status'] })}
      >
        <option value="">{text('admin.bookings.filters.all')}</option>
        <Options of={BOOKING_STATUSES} label={(status) => text(`admin.booking.statuses.${status}`)} />
      </SelectField>
      <SearchField
        search={filters.search}
        placeholder={text(isWide ? 'admin.bookings.filters.search' : 'admin.bookings.filters.searchShort')}
        isLabelHidden={!isWide}
        onSearch={(search) => onChange({ search })}
      />
      <FoldOnPhones
        isPhoneTitle
        icon="filter"
        as="p"
        className={styles.more}
        title={text('admin.bookings.filters.more')}
        note={text('admin.bookings.filters.sortBy', { by: sort })}
      >
        <DateRange from={filters.from} to={filters.to} onChange={onChange} />
        {/* Rows of a phone have no headings to sort by. */}
        {!isWide && (
          <SelectField
            label={text('admin.bookings.filters.sort')}
            value={sort}
            onChange={({ target }) => onSort(target.value)}
          >
            <Options of={BOOKING_SORTS} label={(by) => text('admin.bookings.filters.sortBy', { by })} />
          </SelectField>
        )}
      </FoldOnPhones>
    </FilterBar>
  )
}

/** Memoized: it depends only on the filters, not on the page or the selection. */
export const BookingFilters = memo(PlainBookingFilters)
