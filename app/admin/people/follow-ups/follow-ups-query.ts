import { apiQuery } from '#app/lib/api/api-query.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { toTime } from '#domain/foundation/time/time-of-day.ts'
import type { FollowUpKind } from '#domain/people/follow-ups/follow-up-kinds.ts'

export const followUpsQuery = apiQuery('/api/admin/follow-ups')

export function getName(text: Text, kind: FollowUpKind): string {
  return text(`admin.followUps.name.${kind}`)
}

/** Returns when a follow-up is sent, in words. Its delay counts from midnight, other than after a hold. */
export function whenInWords(text: Text, kind: FollowUpKind, delayHours: number): string {
  const days = Math.floor(delayHours / 24)
  const time = toTime(60 * (delayHours % 24))
  switch (kind) {
    case 'unfinished-booking':
      return text('admin.followUps.when.unfinished-booking', { hours: delayHours })
    case 'day-before':
      return text('admin.followUps.when.day-before', { time })
    case 'review':
      return text('admin.followUps.when.review', { days: days + 1, time })
    case 'same-again':
      return text('admin.followUps.when.same-again', { days, time })
    case 'birthday':
      return text('admin.followUps.when.birthday', { days, time })
  }
}
