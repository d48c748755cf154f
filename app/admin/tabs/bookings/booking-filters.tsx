import type { ListFilters } from '#app/admin/booking-dialogs/booking-list-query.ts'
import { BOOKING_WORDS } from '#app/admin/booking-dialogs/booking-words.ts'
import { DateRange } from '#app/admin/lists/date-range.tsx'
import { SearchField } from '#app/admin/lists/search-field.tsx'
import { useWords } from '#app/lib/language/in-both.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { BOOKING_STATUSES } from '#domain/booking/status.ts'
import styles from './booking-filters.module.css'
import { BOOKINGS_WORDS } from './bookings-words.ts'

type BookingFiltersProps = { filters: ListFilters; onChange: (change: Partial<ListFilters>) => void }

export function BookingFilters({ filters, onChange }: BookingFiltersProps) {
  const words = useWords(BOOKINGS_WORDS).filters
  const { statuses } = useWords(BOOKING_WORDS)
  return (
    <search className={styles.filters}>
      <SelectField
        label={words.status}
        value={filters.status}
        onChange={(event) => onChange({ status: event.target.value as ListFilters['status'] })}
      >
        <option value="">{words.all}</option>
        {BOOKING_STATUSES.map((status) => (
          <option key={status} value={status}>
            {statuses[status]}
          </option>
        ))}
      </SelectField>
      <SearchField
        search={filters.search}
        placeholder={words.search}
        className={styles.search}
        onSearch={(search) => onChange({ search })}
      />
      <DateRange from={filters.from} to={filters.to} onChange={onChange} />
    </search>
  )
}
