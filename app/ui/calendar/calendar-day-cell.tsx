import type { KeyboardEvent } from 'react'
import { classNames } from '../class-names.ts'
import { useUiText } from '../ui-text.ts'
import styles from './calendar.module.css'
import { type CalendarDay, describeDay, getDayState } from './calendar-day.ts'

type DayCellProps = {
  /** All days are `yyyy-MM-dd`. */
  day: string
  selected: string | undefined
  today: string
  firstDay: string
  lastDay: string
  isLoading?: boolean
  known: CalendarDay | undefined
  /** It belongs to another month: its cell stays empty. */
  isOutside: boolean
  isTabStop: boolean
  onChoose: (day: string) => void
  onMove: (event: KeyboardEvent, from: string) => void
}

/**
 * A disabled day stays reachable by arrow keys: users who cannot see the grid must be able to learn why it is
 * unavailable. So do days that are loading, so that changing months by keyboard keeps the focus.
 */
export function DayCell(props: DayCellProps) {
  const { day, known, selected, today, firstDay, lastDay, isLoading } = props
  const text = useUiText()
  if (props.isOutside) return <td className={styles.day} />
  const state = getDayState(known)
  const isToday = day === today
  const isSelected = day === selected
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell
    <td
      className={classNames(styles.day, isToday && styles.today, isSelected && styles.selected)}
      aria-selected={isSelected || undefined}
    >
      <button
        type="button"
        className={classNames(styles.dayButton, state === 'refused' && styles.refused)}
        disabled={day < firstDay || day > lastDay}
        aria-disabled={isLoading || state === 'refused' || undefined}
        aria-label={describeDay({ date: day, known, isToday }, text)}
        title={state === 'refused' ? (known?.reason ?? text('ui.notAvailable')) : known?.priceInWords}
        tabIndex={props.isTabStop ? 0 : -1}
        onClick={() => props.onChoose(day)}
        onKeyDown={(event) => props.onMove(event, day)}
      >
        {Number(day.slice(8))}
        {state === 'few' && !known?.price && (
          <span className={styles.left}>{text('ui.left', { count: known?.teepeesLeft ?? 0 })}</span>
        )}
        {state !== 'refused' && known?.price && (
          <span className={classNames(styles.left, state === 'free' && styles.price)}>{known.price}</span>
        )}
      </button>
    </td>
  )
}
