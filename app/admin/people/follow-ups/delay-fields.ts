import type { Text } from '#domain/foundation/messages/text.ts'
import { describeFollowUp, type FollowUpKind } from '#domain/people/follow-ups/follow-up-kinds.ts'

/** When a follow-up is sent, as typed: hours after an event, or days and the hour of the day. */
export type DelayFields = { readonly delay: string; readonly hour: number }

type DelayLimits = { readonly unit: 'hours' | 'days'; readonly least: number; readonly most: number }

export function getDelayLimits(kind: FollowUpKind): DelayLimits {
  const { from, delayHours } = describeFollowUp(kind)
  if (from === 'hold-expired') return { unit: 'hours', least: delayHours.least, most: delayHours.most }
  return { unit: 'days', least: 0, most: Math.max(0, Math.floor(delayHours.most / 24) - 1) }
}

export function toDelayFields(kind: FollowUpKind, delayHours: number): DelayFields {
  const isInHours = getDelayLimits(kind).unit === 'hours'
  return { delay: String(isInHours ? delayHours : Math.floor(delayHours / 24)), hour: delayHours % 24 }
}

/** Returns the delay that the request wants; undefined while the input is not valid. */
export function toDelayHours(kind: FollowUpKind, { delay, hour }: DelayFields): number | undefined {
  const { unit, least, most } = getDelayLimits(kind)
  const typed = delay.trim()
  const count = Number(typed)
  if (!/^\d+$/.test(typed) || count < least || count > most) return undefined
  return unit === 'hours' ? count : count * 24 + hour
}

export function findDelayProblem(kind: FollowUpKind, fields: DelayFields, text: Text): string | undefined {
  if (toDelayHours(kind, fields) !== undefined) return undefined
  const { unit, least, most } = getDelayLimits(kind)
  return unit === 'hours'
    ? text('admin.followUps.hoursBetween', { least, most })
    : text('fields.wholeDaysUpTo', { most })
}
