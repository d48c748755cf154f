import type { ResourceLoad } from '#contract/calendar/resources.ts'
import type { Language } from '#domain/text/language.ts'
import { formatShort } from '#domain/time/party-day.ts'
import { RESOURCE_WORDS } from './resource-words.ts'

type Days = ResourceLoad['days']

export type Fullness = 'free' | 'some' | 'full' | 'over'

export function fullnessOfLoad({ quantity, taken }: Days[number]): Fullness {
  if (taken > quantity) return 'over'
  if (taken > 0 && taken === quantity) return 'full'
  return taken > 0 ? 'some' : 'free'
}

const DAYS_NAMED = 3

/**
 * Returns the important facts of the next weeks in one sentence: 'Too few on Feb 13, 2027. All taken on Feb 20, 2027.'
 */
export function loadWords(days: Days, language: Language): string {
  const words = RESOURCE_WORDS[language].load
  const over = days.filter((day) => fullnessOfLoad(day) === 'over')
  const full = days.filter((day) => fullnessOfLoad(day) === 'full')
  const sentences = [
    over.length > 0 ? words.tooFew(namedDays(over, language)) : '',
    full.length > 0 ? words.allTaken(namedDays(full, language)) : '',
  ].filter((sentence) => sentence !== '')
  if (sentences.length > 0) return sentences.join(' ')
  return days.some(({ taken }) => taken > 0) ? words.enough : words.nothing
}

function namedDays(days: Days, language: Language): string {
  const named = days.slice(0, DAYS_NAMED).map(({ date }) => formatShort(date, language))
  return RESOURCE_WORDS[language].load.named(named, days.length - named.length)
}
