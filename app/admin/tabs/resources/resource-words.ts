import type { Resource, ResourceLoad } from '#contract/resources.ts'
import { formatShort } from '#domain/party-day.ts'

export const KIND_WORDS: Readonly<Record<Resource['kind'], string>> = {
  frame: 'Frame',
  kit: 'Theme kit',
  part: 'Shared part',
  crew: 'Van or crew',
}

export const PER_WORDS: Readonly<Record<Resource['requirements'][number]['per'], string>> = {
  teepee: 'per teepee',
  unit: 'per unit',
  booking: 'per booking',
}

/** 'Kept 1 day before and 2 days after the party'. */
export function keptWords({ daysBefore, daysAfter }: Pick<Resource, 'daysBefore' | 'daysAfter'>): string {
  const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)
  if (daysBefore === 0 && daysAfter === 0) return 'Kept on the day of the party'
  if (daysBefore === 0) return `Kept until ${days(daysAfter)} after the party`
  return `Kept ${days(daysBefore)} before and ${days(daysAfter)} after the party`
}

/** 'Jun 3, 2027 to Jun 9, 2027: 1 fewer (In repair)'. */
export function changeWords({ from, to, delta, reason }: Resource['changes'][number]): string {
  const days = from === to ? formatShort(from) : `${formatShort(from)} to ${formatShort(to)}`
  const amount = `${Math.abs(delta)} ${delta < 0 ? 'fewer' : 'more'}`
  return `${days}: ${amount}${reason ? ` (${reason})` : ''}`
}

export type Fullness = 'free' | 'some' | 'full' | 'over'

export function fullnessOfLoad({ quantity, taken }: ResourceLoad['days'][number]): Fullness {
  if (taken > quantity) return 'over'
  if (taken > 0 && taken === quantity) return 'full'
  return taken > 0 ? 'some' : 'free'
}

const DAYS_NAMED = 3

/** What matters of the next weeks in one sentence: 'Too few on Feb 13, 2027. All taken on Feb 20, 2027.' */
export function loadWords(days: ResourceLoad['days']): string {
  const over = days.filter((day) => fullnessOfLoad(day) === 'over')
  const full = days.filter((day) => fullnessOfLoad(day) === 'full')
  const sentences = [
    over.length > 0 ? `Too few on ${namedDays(over)}.` : '',
    full.length > 0 ? `All taken on ${namedDays(full)}.` : '',
  ].filter((sentence) => sentence !== '')
  if (sentences.length > 0) return sentences.join(' ')
  return days.some(({ taken }) => taken > 0) ? 'Enough on every day.' : 'Nothing is taken.'
}

function namedDays(days: ResourceLoad['days']): string {
  const named = days.slice(0, DAYS_NAMED).map(({ date }) => formatShort(date))
  const more = days.length - named.length
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(' and ')
}
