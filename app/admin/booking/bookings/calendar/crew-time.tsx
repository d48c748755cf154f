import { useText } from '#app/lib/messages/use-text.ts'
import type { DayPlan } from '#contract/crew/work.ts'
import styles from './crew-time.module.css'

/** How much of the crews' time a day uses. */
export function CrewTime({ plan: { neededMinutes, capacityMinutes } }: { plan: DayPlan }) {
  const text = useText()
  if (neededMinutes === 0) return null
  const isOver = neededMinutes > capacityMinutes
  const inHours = (minutes: number) =>
    text('admin.calendar.minutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }).trim()
  const words = { needed: inHours(neededMinutes), capacity: inHours(capacityMinutes) }
  const share = capacityMinutes === 0 ? 1 : Math.min(1, neededMinutes / capacityMinutes)
  return (
    <p className={styles.load} data-over={isOver}>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.part} style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <span>
        {text('admin.calendar.crewTimeIs')}{' '}
        {isOver ? text('admin.calendar.crewTimeOver', words) : text('admin.calendar.crewTime', words)}
      </span>
    </p>
  )
}
