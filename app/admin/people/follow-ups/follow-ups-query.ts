import { apiQuery } from '#app/lib/api/api-query.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import type { FollowUpKind } from '#domain/people/follow-ups/follow-up-kinds.ts'

export const followUpsQuery = apiQuery('/api/admin/follow-ups')

/** The key of each follow-up in its message ids. */
export const KIND_NAMES = {
  'unfinished-booking': 'unfinished',
  'day-before': 'dayBefore',
  review: 'review',
  'same-again': 'bookAgain',
  birthday: 'birthday',
} as const satisfies Readonly<Record<FollowUpKind, string>>

export function getName(text: Text, kind: FollowUpKind): string {
  return text(`admin.followUps.name.${KIND_NAMES[kind]}`)
}

/** Formats a delay in hours from midnight the way people say it. */
function splitDelay(delayHours: number): { readonly days: number; readonly time: string } {
  return {
    days: Math.floor(delayHours / 24),
    time: `${String(delayHours % 24).padStart(2, '0')}:00`,
  }
}

/** Returns when a follow-up is sent, in words. */
export function whenInWords(text: Text, kind: FollowUpKind, delayHours: number): string {
  const { days, time } = splitDelay(delayHours)
  switch (kind) {
    case 'unfinished-booking':
      return text('admin.followUps.when.unfinished', { hours: delayHours })
    case 'day-before':
      return text('admin.followUps.when.dayBefore', { time })
    case 'review':
      return text('admin.followUps.when.review', { days: days + 1, time })
    case 'same-again':
      return text('admin.followUps.when.bookAgain', { days, time })
    case 'birthday':
      return text('admin.followUps.when.birthday', { days, time })
  }
}
