import { useEffect, useState } from 'react'
import { addDays, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { type AdminTab, DASHBOARD, tabPath, tabs } from '../tabs.ts'

/** How often this browser's user opened each tab since a day, and the tabs that were opened most before it. */
export type TabUse = {
  readonly since: PartyDay
  readonly visits: Readonly<Record<string, number>>
  readonly main?: readonly string[]
}

const KEY = 'adminTabUse'
const WEEK_DAYS = 7
/** Fewer visits say little about what somebody needs. */
const VISITS_LEAST = 30

/** Returns the tabs that stay in sight: the usual ones, and after a week those that this browser's user opens most. */
export function useMainTabs(mine: readonly AdminTab[], pathname: string): readonly AdminTab[] {
  // Chosen when the admin is opened, so that no link moves under a finger.
  const [{ main }] = useState(() => chooseMainTabs(readUse(), partyDayAt(new Date())))
  const opened = tabs.find((tab) => pathname.startsWith(tabPath(tab)))?.id
  useEffect(() => {
    if (!opened) return
    const use = chooseMainTabs(readUse(), partyDayAt(new Date()))
    const visits = { ...use.visits, [opened]: (use.visits[opened] ?? 0) + 1 }
    localStorage.setItem(KEY, JSON.stringify({ ...use, visits }))
  }, [opened])
  return mine.filter(({ id, isMain }) => main?.includes(id) ?? isMain)
}

function readUse(): TabUse {
  const empty = { since: partyDayAt(new Date()), visits: {} }
  try {
    return { ...empty, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return empty
  }
}

/** Chooses anew once a week: a tab gives way only to one that was opened more often. */
export function chooseMainTabs(use: TabUse, today: PartyDay): TabUse {
  const sum = Object.values(use.visits).reduce((all, visits) => all + visits, 0)
  if (today < addDays(use.since, WEEK_DAYS) || sum < VISITS_LEAST) return use
  const isMain = (tab: AdminTab) => use.main?.includes(tab.id) ?? tab.isMain === true
  const rank = (tab: AdminTab) =>
    tab.id === DASHBOARD ? Number.POSITIVE_INFINITY : (use.visits[tab.id] ?? 0) + (isMain(tab) ? 0.5 : 0)
  const byUse = tabs.toSorted((one, other) => rank(other) - rank(one))
  const main = byUse.slice(0, tabs.filter(isMain).length).map(({ id }) => id)
  return { since: today, visits: {}, main }
}
