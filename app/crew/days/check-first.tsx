import { useText } from '#app/lib/messages/use-text.ts'
import type { CrewDay } from '#contract/crew/crew.ts'
import { formatMonthDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { Panel } from '../parts/panel.tsx'
import { Tick, Ticks } from '../parts/ticks.tsx'
import type { useReport } from '../parts/use-report.ts'
import { useClock } from '../stop/use-clock.ts'
import styles from './check-first.module.css'
import type { UncheckedLine } from './unchecked-lines.ts'

type CheckFirstProps = {
  readonly day: CrewDay
  readonly lines: readonly UncheckedLine[]
  readonly report: ReturnType<typeof useReport>['report']
}

/** Kits that were not checked since their last party, and must be before they are loaded. */
export function CheckFirst({ day: { date, stops }, lines, report }: CheckFirstProps) {
  const text = useText()
  const clock = useClock()
  if (lines.length === 0) return null
  const isDone = lines.every(({ checkedAt }) => checkedAt !== undefined)
  const check = ({ name, unchecked }: UncheckedLine) =>
    report(
      ...stops
        .filter(({ id }) => unchecked.stopIds.includes(id))
        .map((stop) => ({ stop, day: date, kind: 'checked' as const, data: { item: name } })),
    )
  return (
    <Panel
      tone={isDone ? 'success' : 'warning'}
      icon={isDone ? 'check' : 'warning'}
      title={text('crew.days.checkFirst')}
    >
      <Ticks label={text('crew.days.checkFirst')}>
        {lines.map((line) => {
          const { name, unchecked, checkedAt } = line
          const day = formatMonthDay(partyDayAt(new Date(unchecked.since)), text.language)
          return (
            <Tick
              key={name}
              isTicked={checkedAt !== undefined}
              isFinal
              onTick={() => check(line)}
              aside={checkedAt && clock(checkedAt)}
            >
              {name}
              <span className={styles.since}>
                {text('crew.days.unchecked', { count: unchecked.count, day })}
              </span>
            </Tick>
          )
        })}
      </Ticks>
    </Panel>
  )
}
