import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { clearCredential } from '#app/lib/api/admin-credential.ts'
import { api } from '#app/lib/api/api.ts'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import { shownLanguage } from '#app/lib/language/url-language.ts'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { type CrewDatabase, eraseOldDays, openCrewDatabase } from '../queue/crew-database.ts'
import { type Sender, type SendState, startSender } from '../queue/sender.ts'
import { agreeOnLanguage } from './account-language.ts'
import { CrewContext, type CrewSession as Session } from './crew-context.ts'
import { findDayChanges, findReorders, stillTicked } from './day-changes.ts'

const HOUR_MILLISECONDS = 3_600_000

type CrewSessionProps = {
  readonly username: string
  /** The server no longer accepts this phone's session, or its user has signed out. */
  readonly onEnd: () => void
  readonly children: ReactNode
}

/** What the phone does for the signed-in user, on every screen. */
export function CrewSession({ username, onEnd, children }: CrewSessionProps) {
  const database = useMemo(() => openCrewDatabase(username), [username])
  const [sendState, setSendState] = useState<SendState>('sending')
  const [isClockWrong, setIsClockWrong] = useState(false)
  const [sender, setSender] = useState<Sender>()
  useEffect(() => {
    const started = startSender({
      database,
      onState: setSendState,
      onSent: async () => {
        await agreeOnLanguage()
        await readDays(database, new Date())
        setIsClockWrong(false)
      },
      onFailure: async (error) => {
        if (!(error instanceof ApiFailure) || (error.status !== 401 && error.status !== 403)) return
        if (await isCrewStill()) setIsClockWrong(error.status === 403)
        else onEnd()
      },
    })
    setSender(started)
    return started.stop
  }, [database, onEnd])
  useErasure()
  const session: Session = {
    username,
    database,
    sendState,
    isClockWrong,
    send: () => sender?.send(),
    async signOut() {
      sender?.stop()
      // If the server cannot be reached, the session expires there after 12 hours.
      const ended = api.post('/api/admin/logout').catch(() => undefined)
      clearCredential()
      await database.delete()
      await ended
      onEnd()
    },
  }
  return <CrewContext value={session}>{children}</CrewContext>
}

/** Returns whether the session is still valid; without a response there is no reason to delete anything. */
async function isCrewStill(): Promise<boolean> {
  try {
    return (await api.get('/api/admin/me')).permissions.includes('crew:write')
  } catch (error) {
    return !(error instanceof ApiFailure && error.status === 401)
  }
}

/** Also cleans up on a phone that is never closed, and asks the browser to keep the data until then. */
function useErasure(): void {
  useEffect(() => {
    void navigator.storage?.persist?.()
    const hourly = setInterval(() => void eraseOldDays(new Date()), HOUR_MILLISECONDS)
    return () => clearInterval(hourly)
  }, [])
}

/** Loads today and tomorrow, and records what the office has changed since the last time. */
async function readDays({ days, loads, notices }: CrewDatabase, now: Date): Promise<void> {
  const today = partyDayAt(now)
  for (const date of [today, addDays(today, 1)]) {
    const language = shownLanguage()
    const day = await api.get('/api/crew/days/:date', { params: { date } })
    const before = await days.get(date)
    await notices.bulkAdd(findDayChanges(before?.day, day))
    if (before?.language === language) await notices.bulkAdd(findReorders(before.day, day))
    if (before)
      await loads
        .where('date')
        .equals(date)
        .modify((load, kept) => {
          kept.value = { date, ticked: stillTicked(load.ticked, before.day, day) }
        })
    await days.put({ date, day, language })
  }
}
