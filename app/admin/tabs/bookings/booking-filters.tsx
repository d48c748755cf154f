import type { ListFilters } from '#app/admin/booking-dialogs/booking-list-query.ts'
import { STATUS_WORDS } from '#app/admin/booking-dialogs/status-badge.tsx'
import { DateRange } from '#app/admin/lists/date-range.tsx'
import { SearchField } from '#app/admin/lists/search-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { BOOKING_STATUSES } from '#domain/booking/status.ts'
import styles from './booking-filters.module.css'

type BookingFiltersProps = { filters: ListFilters; onChange: (change: Partial<ListFilters>) => void }

export function BookingFilters({ filters, onChange }: BookingFiltersProps) {
  return (
    <search className={styles.filters}>
      <SelectField
        label="Status"
        value={filters.status}
        onChange={(event) => onChange({ status: event.target.value as ListFilters['status'] })}
      >
        <option value="">All Bookings</option>
        {BOOKING_STATUSES.map((status) => (
          <option key={status} value={status}>
            {STATUS_WORDS[status]}
          </option>
        ))}
      </SelectField>
      <SearchField
        search={filters.search}
        placeholder="Name, email, phone, address or #12"
        className={styles.search}
        onSearch={(search) => onChange({ search })}
      />
      <DateRange from={filters.from} to={filters.to} onChange={onChange} />
    </search>
  )
}
