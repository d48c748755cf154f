import {
  DEFAULT_WORK_SETTINGS,
  toWorkTerms,
  type WorkException,
  type WorkSettings,
  type WorkTerms,
} from '#domain/calendar/work/work-settings.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { asc } from '#server/foundation/database/drizzle.ts'
import { workExceptions, workSettings } from '#server/foundation/database/schema/all-tables.ts'

type StoredWork = {
  readonly settings: WorkSettings
  readonly exceptions: readonly WorkException[]
  /** 0 until the owner changes the settings. */
  readonly version: number
}

export async function readWork(db: Queryable): Promise<StoredWork> {
  const [[row], rows] = await Promise.all([
    db.select().from(workSettings),
    db.select().from(workExceptions).orderBy(asc(workExceptions.date)),
  ])
  const exceptions = rows.map(({ date, crews, window, reason }) => ({ date, crews, window, reason }))
  if (!row) return { settings: DEFAULT_WORK_SETTINGS, exceptions, version: 0 }
  const { enabled, crews, settings, version } = row
  return { settings: { ...settings, enabled, crews }, exceptions, version }
}

/** Returns who works when, for the calendar rules; undefined unless the owner has turned work planning on. */
export async function workThatCounts(tx: Queryable): Promise<WorkTerms | undefined> {
  const work = await readWork(tx)
  return work.settings.enabled ? toWorkTerms(work) : undefined
}
