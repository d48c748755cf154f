import { api } from '#app/lib/api/api.ts'
import { addDays, partyDayAt } from '#domain/time/party-day.ts'
import type { CrewDatabase } from '../queue/crew-database.ts'
import { changesOfDay } from './day-changes.ts'

/** Reads today and tomorrow, and notes what the office has changed since the last time. */
export async function readDays({ days, notices }: CrewDatabase, now: Date): Promise<void> {
  const today = partyDayAt(now)
  for (const date of [today, addDays(today, 1)]) {
    const day = await api.get('/api/crew/days/:date', { params: { date } })
    const before = await days.get(date)
    await notices.bulkAdd(changesOfDay(before?.day, day))
    await days.put({ date, day })
  }
}
