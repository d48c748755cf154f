import { useCallback } from 'react'
import type { CrewDay, CrewStop } from '#contract/crew/crew.ts'
import type { KeptEvent } from '../queue/crew-database.ts'
import { useStored } from '../queue/use-stored.ts'
import { useCrew } from './crew-context.ts'

/** Returns the stored days; undefined until they have been read. */
export function useDays(): ReadonlyMap<string, CrewDay> | undefined {
  const { database } = useCrew()
  return useStored(
    useCallback(
      async () => new Map((await database.days.toArray()).map(({ date, day }) => [date, day])),
      [database],
    ),
  )
}

export type DatedStop = { readonly stop: CrewStop; readonly day: CrewDay }

/** Returns a stop of these days, if it is on the list. */
export function findStop(days: ReadonlyMap<string, CrewDay>, id: string): DatedStop | undefined {
  for (const day of days.values()) {
    const stop = day.stops.find((one) => one.id === id)
    if (stop) return { stop, day }
  }
  return undefined
}

/** Returns this phone's reports by stop, in order. */
export function useReported(): ReadonlyMap<string, readonly KeptEvent[]> | undefined {
  const { database } = useCrew()
  return useStored(
    useCallback(async () => {
      const byStop = new Map<string, KeptEvent[]>()
      await database.events.orderBy('seq').each((event) => {
        const events = byStop.get(event.stopId)
        if (events) events.push(event)
        else byStop.set(event.stopId, [event])
      })
      return byStop
    }, [database]),
  )
}
