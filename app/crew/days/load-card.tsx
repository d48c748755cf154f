import { useCallback } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { CrewDay } from '#contract/crew/crew.ts'
import { placeHref } from '../parts/place.ts'
import { useStored } from '../queue/use-stored.ts'
import { useCrew } from '../session/crew-context.ts'
import { useReported } from '../session/use-days.ts'
import styles from './load-card.module.css'
import { findUncheckedLines } from './unchecked-lines.ts'

/** Links to a day's load list, and shows its progress. */
export function LoadCard({ day }: { readonly day: CrewDay }) {
  const { date, load } = day
  const text = useText()
  const ticked = useTicked(date)
  const toCheck = findUncheckedLines(day, useReported()).filter(
    ({ checkedAt }) => checkedAt === undefined,
  ).length
  if (load.length === 0) return null
  const count = load.filter(({ name }) => ticked?.has(name)).length
  return (
    <a href={placeHref({ screen: 'load', id: date })} className={styles.card}>
      <Icon name="box" />
      <span className={styles.title}>
        {text('crew.days.load')}
        {toCheck > 0 && (
          <span className={styles.toCheck}>
            <Icon name="warning" />
            {text('crew.days.toCheck', { count: toCheck })}
          </span>
        )}
      </span>
      <span className="tabular">{text('crew.days.ticked', { ticked: count, all: load.length })}</span>
      <Icon name={count === load.length ? 'check' : 'chevron-right'} />
    </a>
  )
}

/** Returns what is ticked off on a day's load list. */
export function useTicked(date: string): ReadonlySet<string> | undefined {
  const { database } = useCrew()
  return useStored(
    useCallback(async () => new Set((await database.loads.get(date))?.ticked ?? []), [database, date]),
  )
}
