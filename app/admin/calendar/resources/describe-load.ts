import type { ResourceLoad } from '#contract/calendar/resources.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { formatShort } from '#domain/foundation/time/party-day.ts'

type Days = ResourceLoad['days']

export type Fullness = 'free' | 'some' | 'full' | 'over'

export function calculateFullness({ quantity, taken }: Days[number]): Fullness {
  if (taken > quantity) return 'over'
  if (taken > 0 && taken === quantity) return 'full'
  return taken > 0 ? 'some' : 'free'
}

const DAYS_NAMED = 3

/** Summarizes the coming weeks in one sentence: 'Too few on Feb 13, 2027. All taken on Feb 20, 2027.' */
export function describeLoad(days: Days, text: Text): string {
  const over = days.filter((day) => calculateFullness(day) === 'over')
  const full = days.filter((day) => calculateFullness(day) === 'full')
  const sentences = [
    over.length > 0 ? text('admin.resources.load.tooFew', { when: namedDays(over, text) }) : '',
    full.length > 0 ? text('admin.resources.load.allTaken', { when: namedDays(full, text) }) : '',
  ].filter((sentence) => sentence !== '')
  if (sentences.length > 0) return sentences.join(' ')
  return days.some(({ taken }) => taken > 0)
    ? text('admin.resources.load.enough')
    : text('admin.resources.load.nothing')
}

function namedDays(days: Days, text: Text): string {
  const named = days.slice(0, DAYS_NAMED).map(({ date }) => formatShort(date, text.language))
  const count = days.length - named.length
  if (count > 0) return text('admin.resources.load.more', { days: named.join(', '), count })
  return named.reduce((before, day) => text('admin.resources.load.days', { days: before, day }))
}
