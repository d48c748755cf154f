import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'

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

/** What staff note about a family. */
export type CustomerRecord = {
  readonly notes: string
  /** The month of the child's birthday, from 1 to 12; null if unknown. */
  readonly birthMonth: number | null
}

/** Merges the records of two families that turn out to be one. Nothing of either is lost. */
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
type FamilyFacts = {
  /** The day of the next party that has not been cancelled. */
  readonly nextParty: PartyDay | undefined
  /** The state of a refund that has not reached the family yet. */
  readonly owedRefund: 'requested' | 'failed' | undefined
}

/** Returns why a family's data must be kept for now; undefined if it can be erased. */
export function erasureRefusal({ nextParty, owedRefund }: FamilyFacts): Refusal | undefined {
  if (nextParty !== undefined) return refuse('conflict', 'customers.partyToCome', { day: nextParty })
  if (owedRefund === 'failed') return refuse('conflict', 'customers.refundFailed')
  if (owedRefund === 'requested') return refuse('conflict', 'customers.refundUnderway')
  return undefined
}
