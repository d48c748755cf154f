import { useWords } from '#app/lib/language/in-both.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { LISTS_WORDS } from './lists-words.ts'

type DateRangeProps = {
  /** Empty for no limit. */
  from: string
  to: string
  onChange: (change: { from: string } | { to: string }) => void
}

/** The first and the last day to search for. */
export function DateRange({ from, to, onChange }: DateRangeProps) {
  const words = useWords(LISTS_WORDS)
  return (
    <>
      <TextField
        label={words.from}
        type="date"
        max={to || undefined}
        value={from}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextField
        label={words.to}
        type="date"
        min={from || undefined}
        value={to}
        onChange={(event) => onChange({ to: event.target.value })}
      />
    </>
  )
}
