import { api } from '#app/lib/api/api.ts'
import { shownLanguage } from '#app/lib/language/url-language.ts'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { CrewDatabase } from '../queue/crew-database.ts'
import { findDayChanges, findReorders, stillTicked } from './day-changes.ts'

/** Loads today and tomorrow, and records what the office has changed since the last time. */
export async function readDays({ days, loads, notices }: CrewDatabase, now: Date): Promise<void> {
  const today = partyDayAt(now)
  for (const date of [today, addDays(today, 1)]) {
    const language = shownLanguage()
    const day = await api.get('/api/crew/days/:date', { params: { date } })
    const before = await days.get(date)
    await notices.bulkAdd(findDayChanges(before?.day, day))
    if (before?.language === language) {
      await notices.bulkAdd(findReorders(before.day, day))
      await loads
        .where('date')
        .equals(date)
        .modify((load, kept) => {
          kept.value = { date, ticked: stillTicked(load.ticked, before.day.load, day.load) }
        })
    }
    await days.put({ date, day, language })
  }
}
