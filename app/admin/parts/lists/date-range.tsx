import { useText } from '#app/lib/messages/use-text.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'

type DateRangeProps = {
  /** Empty for an open end. */
  from: string
  to: string
  onChange: (change: { from: string } | { to: string }) => void
}

/** Two inputs for the first and last day to search. */
export function DateRange({ from, to, onChange }: DateRangeProps) {
  const text = useText()
  return (
    <>
      <TextField
        label={text('admin.lists.from')}
        type="date"
        max={to || undefined}
        value={from}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextField
        label={text('admin.lists.to')}
        type="date"
        min={from || undefined}
        value={to}
        onChange={(event) => onChange({ to: event.target.value })}
      />
    </>
  )
}
