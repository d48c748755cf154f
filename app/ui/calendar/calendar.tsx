import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { useUiText } from '../ui-text.ts'
import styles from './calendar.module.css'
import { type CalendarDay, formatDay, getDayState } from './calendar-day.ts'
import { DayCell } from './calendar-day-cell.tsx'
import { addMonths, dayAtKey, getMonth, listWeeks } from './calendar-month.ts'

export type CalendarProps = {
  /** All days are `yyyy-MM-dd`. */
  selected: string | undefined
  onSelect: (day: string) => void
  /** Called when the user picks a day that is not available. */
  onRefused?: (day: string) => void
  today: string
  firstDay: string
  lastDay: string
  /** What is known so far; unknown days can be selected. */
  days: ReadonlyMap<string, CalendarDay>
  /** The visible month, `yyyy-MM`; if omitted, the calendar keeps track of it itself. */
  month?: string
  onMonthChange?: (month: string) => void
  /** The visible days are loading: they are shown, but cannot be selected yet. */
  isLoading?: boolean
}

/** A month of days to select one from, or to learn why one is unavailable. */
export function Calendar(props: CalendarProps) {
  const { selected, firstDay, lastDay, days, isLoading = false } = props
  const { locale } = useUiText()
  const [ownMonth, setOwnMonth] = useState(getMonth(selected ?? firstDay))
  const month = props.month ?? ownMonth
  const turnTo = (next: string) => {
    setOwnMonth(next)
    props.onMonthChange?.(next)
  }
  const { grid, tabStop, reach, move } = useDayFocus(props, month, turnTo)
  const choose = (day: string) => {
    reach(day)
    if (isLoading) return
    if (getDayState(days.get(day)) === 'refused') props.onRefused?.(day)
    else props.onSelect(day)
  }
  const name = formatDay(`${month}-01`, locale, 'month')
  const weeks = listWeeks(month)
  return (
    <div className={classNames(styles.calendar, isLoading && styles.loading)} aria-busy={isLoading}>
      <div className={styles.month}>
        <MonthButton
          to={addMonths(month, -1)}
          isEnd={month <= getMonth(firstDay)}
          icon="left"
          onTurn={turnTo}
        />
        <span className={styles.caption} role="status">
          {name}
        </span>
        <MonthButton
          to={addMonths(month, 1)}
          isEnd={month >= getMonth(lastDay)}
          icon="right"
          onTurn={turnTo}
        />
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: days are chosen in it
          role="grid"
          ref={grid}
          className={styles.grid}
          aria-label={name}
        >
          <Weekdays week={weeks[0] ?? []} />
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]}>
                {week.map((day) => (
                  <DayCell
                    key={day}
                    {...props}
                    day={day}
                    known={days.get(day)}
                    isOutside={getMonth(day) !== month}
                    isTabStop={day === tabStop}
                    onChoose={choose}
                    onMove={move}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Legend />
    </div>
  )
}

/** One day of the grid is a tab stop; arrow keys move from it, across months if need be. */
function useDayFocus(
  { selected, today, firstDay, lastDay }: CalendarProps,
  month: string,
  turnTo: (month: string) => void,
) {
  const grid = useRef<HTMLTableElement>(null)
  const [reached, reach] = useState<string>()
  const isMoving = useRef(false)
  const tabStop = [reached, selected, today, firstDay, `${month}-01`].find(
    (day) => day && getMonth(day) === month && day >= firstDay && day <= lastDay,
  )
  useEffect(() => {
    if (isMoving.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    isMoving.current = false
  })
  const move = (event: KeyboardEvent, from: string) => {
    const target = dayAtKey(from, event)
    if (target === undefined) return
    event.preventDefault()
    const day = target < firstDay ? firstDay : target > lastDay ? lastDay : target
    isMoving.current = true
    reach(day)
    if (getMonth(day) !== month) turnTo(getMonth(day))
  }
  return { grid, tabStop, reach, move }
}

type MonthButtonProps = {
  to: string
  /** There is no month beyond. */
  isEnd: boolean
  icon: 'left' | 'right'
  onTurn: (month: string) => void
}

/** Stays in place at the end, so that it keeps focus. */
function MonthButton({ to, isEnd, icon, onTurn }: MonthButtonProps) {
  const text = useUiText()
  return (
    <button
      type="button"
      className={styles.turn}
      aria-label={icon === 'left' ? text('ui.previousMonth') : text('ui.nextMonth')}
      aria-disabled={isEnd || undefined}
      tabIndex={isEnd ? -1 : undefined}
      onClick={() => isEnd || onTurn(to)}
    >
      <Icon name={`chevron-${icon}`} />
    </button>
  )
}

/** Hidden from screen readers: every day's name begins with its weekday. */
function Weekdays({ week }: { week: readonly string[] }) {
  const { locale } = useUiText()
  return (
    <thead aria-hidden="true">
      <tr>
        {week.map((day) => (
          <th key={day} scope="col" className={styles.weekday}>
            {formatDay(day, locale, 'weekday').slice(0, 2)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Legend() {
  const text = useUiText()
  return (
    <ul className={styles.legend} aria-hidden="true">
      <li data-kind="selected">{text('ui.yourDay')}</li>
      <li data-kind="few">{text('ui.fewTeepees')}</li>
      <li data-kind="refused">{text('ui.notAvailable')}</li>
    </ul>
  )
}
