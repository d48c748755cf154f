import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { Chip } from '#app/ui/display/chip.tsx'
import { Row } from '#app/ui/layout.tsx'
import { type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { CALENDAR_RANGES, type CalendarRange, rangeWords, stepFrom } from './calendar-range.ts'
import styles from './party-calendar.module.css'

type CalendarBarProps = {
  range: CalendarRange
  day: PartyDay
  onShow: (range: CalendarRange, day: PartyDay) => void
}

/** Navigates to earlier and later days, and switches the range. */
export function CalendarBar({ range, day, onShow }: CalendarBarProps) {
  const text = useText()
  return (
    <Row>
      <div className={styles.step}>
        <IconButton
          icon="chevron-left"
          label={text('admin.calendar.previous', { range })}
          onClick={() => onShow(range, stepFrom(range, day, -1))}
        />
        <h2 className={styles.title} aria-live="polite">
          {rangeWords(range, day, { text, language: text.language })}
        </h2>
        <IconButton
          icon="chevron-right"
          label={text('admin.calendar.next', { range })}
          onClick={() => onShow(range, stepFrom(range, day, 1))}
        />
        <Button variant="quiet" size="sm" onClick={() => onShow(range, partyDayAt(new Date()))}>
          {text('admin.calendar.today')}
        </Button>
      </div>
      <Row as="fieldset" className={styles.ranges} aria-label={text('admin.calendar.ranges')}>
        {CALENDAR_RANGES.map((one) => (
          <Chip key={one} isSelected={range === one} onClick={() => onShow(one, day)}>
            {text(`admin.calendar.range.${one}`)}
          </Chip>
        ))}
      </Row>
    </Row>
  )
}
