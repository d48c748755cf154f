import { TextField } from '#app/ui/text-field.tsx'

type DateRangeProps = {
  /** Empty for no limit. */
  from: string
  to: string
  onChange: (change: { from: string } | { to: string }) => void
}

/** The first and the last day of what is looked for. */
export function DateRange({ from, to, onChange }: DateRangeProps) {
  return (
    <>
      <TextField
        label="From"
        type="date"
        max={to || undefined}
        value={from}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextField
        label="To"
        type="date"
        min={from || undefined}
        value={to}
        onChange={(event) => onChange({ to: event.target.value })}
      />
    </>
  )
}
