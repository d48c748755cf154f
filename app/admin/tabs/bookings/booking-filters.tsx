import { memo } from 'react'
import type { ListFilters } from '#app/admin/booking-dialogs/booking-list-query.ts'
import { DateRange } from '#app/admin/lists/date-range.tsx'
import { SearchField } from '#app/admin/lists/search-field.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { BOOKING_STATUSES } from '#domain/booking/status.ts'
import styles from './booking-filters.module.css'

type BookingFiltersProps = { filters: ListFilters; onChange: (change: Partial<ListFilters>) => void }

function PlainBookingFilters({ filters, onChange }: BookingFiltersProps) {
  const text = useText()
  return (
    <search className={styles.filters}>
      <SelectField
        label={text('admin.bookings.filters.status')}
        value={filters.status}
        onChange={(event) => onChange({ status: event.target.value as ListFilters['status'] })}
      >
        <option value="">{text('admin.bookings.filters.all')}</option>
        {BOOKING_STATUSES.map((status) => (
          <option key={status} value={status}>
            {text(`admin.booking.statuses.${status}`)}
          </option>
        ))}
      </SelectField>
      <SearchField
        search={filters.search}
        placeholder={text('admin.bookings.filters.search')}
        className={styles.search}
        onSearch={(search) => onChange({ search })}
      />
      <DateRange from={filters.from} to={filters.to} onChange={onChange} />
    </search>
  )
}

/** Drawn again only for other filters: not for every page and every box that is ticked. */
export const BookingFilters = memo(PlainBookingFilters)
