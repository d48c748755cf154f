import { Stack } from '#app/ui/layout.tsx'
import { isPartyDay, type PartyDay } from '#domain/foundation/time/party-day.ts'
import { RunSheet } from './run-sheet.tsx'
import styles from './run-sheets.module.css'

type RunSheetsProps = {
  /** One day, or several separated by commas, as in the URL. */
  dates: string | undefined
  onDay: (day: PartyDay) => void
}

/** The run sheets of one or more days, each on its own printed page. */
export default function RunSheets({ dates = '', onDay }: RunSheetsProps) {
  const days = dates.split(',').filter(isPartyDay)
  if (days.length < 2) return <RunSheet day={days[0]} onDay={onDay} />
  return (
    <Stack gap={8} className={styles.sheets}>
      {days.map((day) => (
        <RunSheet key={day} day={day} onDay={onDay} />
      ))}
    </Stack>
  )
}
