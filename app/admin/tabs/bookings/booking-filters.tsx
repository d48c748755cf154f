import { useEffect, useState } from 'react'
import type { ListFilters } from '#app/admin/booking-dialogs/booking-list-query.ts'
import { STATUS_WORDS } from '#app/admin/booking-dialogs/status-badge.tsx'
import { DateRange } from '#app/admin/lists/date-range.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { BOOKING_STATUSES } from '#domain/booking/status.ts'
import styles from './booking-filters.module.css'

/** Nobody wants a response to half a name. */
const TYPING_PAUSE_MS = 300

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
      <SearchField search={filters.search} onSearch={(search) => onChange({ search })} />
      <DateRange from={filters.from} to={filters.to} onChange={onChange} />
    </search>
  )
}

function SearchField({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(search)
  useEffect(() => {
    if (typed === search) return
    const pause = setTimeout(() => onSearch(typed), TYPING_PAUSE_MS)
    return () => clearTimeout(pause)
  }, [typed, search, onSearch])
  return (
    <TextField
      label="Search"
      type="search"
      placeholder="Name, email, phone, address or #12"
      maxLength={200}
      value={typed}
      className={styles.search}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}
