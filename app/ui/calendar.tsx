import { createContext, use, useEffect, useRef } from 'react'
import { type ChevronProps, type DayButtonProps, DayPicker } from 'react-day-picker'
import styles from './calendar.module.css'
import {
  type CalendarDay,
  dateOfDay,
  dayOfDate,
  dayStateOf,
  describeDay,
  monthOfDate,
} from './calendar-day.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { useUiWords } from './ui-words.ts'

type Days = ReadonlyMap<string, CalendarDay>

export type CalendarProps = {
  /** All days are `yyyy-MM-dd`. */
  selected: string | undefined
  onSelect: (day: string) => void
  /** Called when a user chooses a day that is not available. */
  onRefused?: (day: string) => void
  today: string
  firstDay: string
  lastDay: string
  /** What is known so far; an unknown day can be chosen. */
  days: Days
  /** The visible month, `yyyy-MM`; without it the calendar changes months itself. */
  month?: string
  onMonthChange?: (month: string) => void
  /** The visible days are loading: they keep their places and wait. */
  isLoading?: boolean
}

export function Calendar(props: CalendarProps) {
  const {
    selected,
    onSelect,
    onRefused,
    today,
    firstDay,
    lastDay,
    days,
    month,
    onMonthChange,
    isLoading = false,
  } = props
  const words = useUiWords()
  const stateOf = (date: Date) => dayStateOf(days.get(dayOfDate(date)))
  return (
    <DaysContext value={days}>
      <div className={classNames(styles.calendar, isLoading && styles.loading)} aria-busy={isLoading}>
        <DayPicker
          mode="single"
          required
          fixedWeeks
          weekStartsOn={0}
          navLayout="around"
          selected={selected === undefined ? undefined : dateOfDay(selected)}
          onSelect={(date, _day, modifiers) => {
            if (modifiers.refused) onRefused?.(dayOfDate(date))
            else onSelect(dayOfDate(date))
          }}
          today={dateOfDay(today)}
          startMonth={dateOfDay(firstDay)}
          endMonth={dateOfDay(lastDay)}
          defaultMonth={dateOfDay(selected ?? firstDay)}
          {...(month === undefined ? {} : { month: dateOfDay(`${month}-01`) })}
          onMonthChange={(date) => onMonthChange?.(monthOfDate(date))}
          disabled={[
            { before: dateOfDay(firstDay), after: dateOfDay(lastDay) },
            ...(isLoading ? [isAnyDay] : []),
          ]}
          modifiers={{
            refused: (date) => stateOf(date) === 'refused',
            few: (date) => stateOf(date) === 'few',
          }}
          formatters={formattersOf(words.locale)}
          labels={{
            labelPrevious: () => words.previousMonth,
            labelNext: () => words.nextMonth,
            labelWeekday: (date) => longWeekday(words.locale, date),
            labelGrid: (date) => monthAndYear(words.locale, date),
            labelDayButton: (date, modifiers) =>
              `${modifiers.today ? words.today : ''}${describeDay(date, days.get(dayOfDate(date)), words)}`,
          }}
          classNames={parts}
          components={{ DayButton, Chevron }}
        />
        <Legend />
      </div>
    </DaysContext>
  )
}

/** The calendar library's own words are English: these come from the platform instead. */
function formattersOf(locale: string) {
  return {
    formatCaption: (date: Date) => monthAndYear(locale, date),
    formatWeekdayName: (date: Date) => weekdayName(locale, date),
  }
}

function monthAndYear(locale: string, date: Date): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(date)
}

function longWeekday(locale: string, date: Date): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(date)
}

/** Two letters, as in `Su` and `do`. */
function weekdayName(locale: string, date: Date): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'short' }).format(date).slice(0, 2)
}

const DaysContext = createContext<Days>(new Map())
const isAnyDay = () => true

/**
 * A refused day stays reachable by the arrow keys: users who cannot see the grid must be able to learn why it cannot be
 * chosen.
 */
function DayButton({ day, modifiers, className, children, ...button }: DayButtonProps) {
  const ref = useRef<HTMLButtonElement>(null)
  const words = useUiWords()
  const known = use(DaysContext).get(day.isoDate)
  useEffect(() => {
    if (modifiers.focused) ref.current?.focus()
  }, [modifiers.focused])
  return (
    <button
      {...button}
      ref={ref}
      className={classNames(className, modifiers.refused && styles.refused)}
      aria-disabled={modifiers.refused || button['aria-disabled']}
      title={modifiers.refused ? (known?.reason ?? words.notAvailable) : undefined}
    >
      {children}
      {modifiers.few && <span className={styles.left}>{words.left(known?.teepeesLeft)}</span>}
    </button>
  )
}

function Chevron({ orientation }: ChevronProps) {
  return <Icon name={orientation === 'left' ? 'chevron-left' : 'chevron-right'} />
}

function Legend() {
  const words = useUiWords()
  return (
    <ul className={styles.legend} aria-hidden="true">
      <li data-kind="selected">{words.yourDay}</li>
      <li data-kind="few">{words.fewTeepees}</li>
      <li data-kind="refused">{words.notAvailable}</li>
    </ul>
  )
}

const parts = Object.fromEntries(
  Object.entries({
    root: styles.root,
    months: styles.months,
    month: styles.month,
    month_caption: styles.caption,
    caption_label: styles.captionLabel,
    button_previous: styles.turn,
    button_next: styles.turn,
    month_grid: styles.grid,
    weekday: styles.weekday,
    day: styles.day,
    day_button: styles.dayButton,
    today: styles.today,
    selected: styles.selected,
  }).map(([part, name]) => [part, name ?? '']),
)
