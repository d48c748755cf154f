import type { PartyDay } from '../party-day.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { partyToCome } from '../sentences/to-staff.ts'
import { ERASED } from './contact-keys.ts'

export const NOTES_MAXIMUM_LENGTH = 4000

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** What staff write down about a family. */
export type CustomerRecord = {
  readonly notes: string
  /** The month in which the child has its birthday, from 1 to 12; null where nobody told it. */
  readonly birthMonth: number | null
}

/** Returns what is written down about two families that turn out to be one: nothing of either is lost. */
export function mergedRecord(kept: CustomerRecord, other: CustomerRecord): CustomerRecord {
  const isAnother = other.birthMonth !== null && kept.birthMonth !== null
  const second = isAnother && other.birthMonth !== kept.birthMonth ? secondBirthday(other.birthMonth) : ''
  return {
    notes: [kept.notes, other.notes, second].filter((text) => text !== '').join('\n\n'),
    birthMonth: kept.birthMonth ?? other.birthMonth,
  }
}

function secondBirthday(month: number | null): string {
  return month === null ? '' : `Another birthday is in ${MONTHS[month - 1]}.`
}

/** What decides whether a family can be erased. */
export type FamilyFacts = {
  /** The day of the next party that was not cancelled. */
  readonly nextParty: PartyDay | undefined
  /** Whether money is still on its way back to them. */
  readonly isOwedRefund: boolean
}

/** Why a family's data must be kept for now; nothing where it can be erased. */
export function erasureRefusal({ nextParty, isOwedRefund }: FamilyFacts): Refusal | undefined {
  if (nextParty !== undefined) return refuse('conflict', partyToCome(nextParty))
  if (isOwedRefund)
    return refuse(
      'conflict',
      'A refund is still on its way to this family. Please erase their data once it has arrived.',
    )
  return undefined
}

/** Returns a text without any of these words, where they stand as words of their own. */
export function withoutWords(text: string, words: readonly string[]): string {
  const patterns = words
    .filter((word) => word.trim() !== '')
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.trim().replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  if (patterns.length === 0) return text
  const any = new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  return text.replace(any, ERASED)
}
