import { type Message, message } from '#domain/foundation/messages/message.ts'
import { PARTY_START_TIMES } from '#domain/foundation/time/party-start.ts'
import type { ImportChange } from './import-changes.ts'
import type { Moment } from './read-day.ts'

export type StartTime = {
  /** Undefined if no cell says when the party starts. */
  readonly time: string | undefined
  readonly changes: readonly ImportChange[]
}

/**
 * Returns when a party starts whose date may have a time in its cell. A time of its own column counts, unless the date's
 * cell names another one at which parties start: then nobody can tell which is true.
 *
 * @param stated the time from its own column
 */
export function decideStartTime(
  { time: dateTime, isRange, isConverted }: Moment,
  stated: string | number | boolean | undefined,
): StartTime | Message {
  const time = stated === undefined ? undefined : String(stated)
  const converted: ImportChange[] = isConverted ? ['time_zone'] : []
  if (dateTime === undefined || dateTime === time) return { time, changes: [] }
  const isStart = PARTY_START_TIMES.includes(dateTime)
  if (time !== undefined)
    return isStart ? message('imports.timesDiffer', { dateTime, time }) : { time, changes: [] }
  return isStart
    ? {
        time: dateTime,
        changes: ['time_from_date', ...converted, ...(isRange ? (['time_range'] as const) : [])],
      }
    : { time: undefined, changes: ['date_hour_left_out'] }
}
