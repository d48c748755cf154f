import { createContext, use, useEffect, useMemo, useRef } from 'react'
import { type DayButtonProps, DayPicker } from 'react-day-picker'
import styles from '#app/ui/calendar/calendar.module.css'
import { type CalendarProps, Legend } from '#app/ui/calendar/calendar.tsx'
import { describeDay, formatDay, getDayState } from '#app/ui/calendar/calendar-day.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { type UiText, useUiText } from '#app/ui/ui-text.ts'

/** The admin's calendar. Days are `yyyy-MM-dd`, as everywhere; the library gets noon of that day. */
export function PickedCalendar(props: CalendarProps) {
  const { selected, today, firstDay, lastDay, days, isLoading = false, month } = props
  const text = useUiText()
  const words = useMemo(() => getLabels(text), [text])
  const choose = (day: string) => {
    if (isLoading) return
    if (getDayState(days.get(day)) === 'refused') props.onRefused?.(day)
    else props.onSelect(day)
  }
  return (
    <div className={classNames(styles.calendar, isLoading && styles.loading)} aria-busy={isLoading}>
      <KnownDays value={props}>
        <DayPicker
          {...words}
          mode="single"
          required
          navLayout="around"
          lang={text.locale}
          weekStartsOn={0}
          classNames={CLASSES}
          components={{ DayButton, Chevron }}
          selected={selected === undefined ? undefined : toNoon(selected)}
          onSelect={(date) => choose(toDay(date))}
          today={toNoon(today)}
          startMonth={toNoon(firstDay)}
          endMonth={toNoon(lastDay)}
          disabled={{ before: toNoon(firstDay), after: toNoon(lastDay) }}
          defaultMonth={toNoon(selected ?? firstDay)}
          {...(month !== undefined && { month: toNoon(`${month}-01`) })}
          onMonthChange={(date) => props.onMonthChange?.(toDay(date).slice(0, 7))}
        />
      </KnownDays>
      <Legend />
    </div>
  )
}

const NONE = ''

const CLASSES = {
  month: styles.month ?? NONE,
  month_caption: styles.caption ?? NONE,
  button_previous: styles.turn ?? NONE,
  button_next: styles.turn ?? NONE,
  month_grid: styles.grid ?? NONE,
  weekday: styles.weekday ?? NONE,
  day: styles.day ?? NONE,
  today: styles.today ?? NONE,
  selected: styles.selected ?? NONE,
}

function getLabels(text: UiText) {
  const formatMonth = (date: Date) => formatDay(toDay(date), text.locale, 'month')
  return {
    labels: {
      labelGrid: formatMonth,
      labelPrevious: () => text('ui.previousMonth'),
      labelNext: () => text('ui.nextMonth'),
      labelWeekday: (date: Date) => formatDay(toDay(date), text.locale, 'weekday'),
    },
    formatters: {
      formatCaption: formatMonth,
      formatWeekdayName: (date: Date) => formatDay(toDay(date), text.locale, 'weekday').slice(0, 2),
      formatDay: (date: Date) => String(date.getDate()),
    },
  }
}

const KnownDays = createContext<Pick<CalendarProps, 'days' | 'isLoading'>>({ days: new Map() })

/** A disabled day stays reachable by arrow keys: users who cannot see the grid must be able to learn why. */
function DayButton({ day, modifiers, children, className, ...rest }: DayButtonProps) {
  const { days, isLoading } = use(KnownDays)
  const text = useUiText()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (modifiers.focused) button.current?.focus()
  }, [modifiers.focused])
  const known = days.get(day.isoDate)
  const state = getDayState(known)
  return (
    <button
      {...rest}
      ref={button}
      className={classNames(styles.dayButton, state === 'refused' && styles.refused)}
      aria-disabled={isLoading || state === 'refused' || undefined}
      aria-label={describeDay({ date: day.isoDate, known, isToday: modifiers.today === true }, text)}
      title={state === 'refused' ? (known?.reason ?? text('ui.notAvailable')) : undefined}
    >
      {children}
      {state === 'few' && (
        <span className={styles.left}>{text('ui.left', { count: known?.teepeesLeft ?? 0 })}</span>
      )}
    </button>
  )
}

function Chevron({ orientation }: { orientation?: 'left' | 'right' | 'up' | 'down' }) {
  return <Icon name={orientation === 'left' ? 'chevron-left' : 'chevron-right'} />
}

function toNoon(day: string): Date {
  return new Date(`${day}T12:00`)
}

function toDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
