import { addDays, type PartyDay, partyDayAt } from '../time/party-day.ts'
import { atHour, nextSendingTime, sendingEnds } from './sending-hours.ts'

/** What the site texts by itself about a party, in the order of its course. */
export const AUTOMATIC_TEXTS = ['confirmed', 'balance', 'day-before', 'on-the-way', 'done'] as const
export type AutomaticText = (typeof AUTOMATIC_TEXTS)[number]

/**
 * All kinds: the automatic ones, a place that came free on the waiting list, what people wrote, what came in, and the
 * one answer to STOP and to START.
 */
export type TextKind = AutomaticText | 'offer' | 'answer' | 'received' | 'stopped' | 'started'

/** The hour of the day before a party at which its reminder is due. */
const DAY_BEFORE_HOUR = 10

/** How long after it is due a text still helps: later it is not sent. */
export const USEFUL_MINUTES = {
  confirmed: 24 * 60,
  balance: 24 * 60,
  'on-the-way': 60,
  done: 3 * 60,
} as const

type TextedParty = {
  readonly bookingDate: PartyDay
  readonly isActive: boolean
  /** When it was paid or confirmed; undefined if it is neither. */
  readonly bookedAt: Date | undefined
  /** When its balance was first asked for by mail, for its present day; undefined if it was not, or nothing is owed. */
  readonly balanceAskedAt: Date | undefined
  /** When the crew set out to set it up, and when it was done. */
  readonly onTheWayAt: Date | undefined
  readonly doneAt: Date | undefined
}

export type DueText = {
  readonly kind: AutomaticText
  /** When it may be sent: never at night. */
  readonly sendAt: Date
  /** After this it is not sent anymore. */
  readonly expiresAt: Date
}

/** Returns the texts about a party that are due now, whether or not they were sent before. */
export function dueTexts(party: TextedParty, now: Date): DueText[] {
  const { bookingDate, isActive, bookedAt, balanceAskedAt, onTheWayAt, doneAt } = party
  if (!isActive || !bookedAt) return []
  const dayBefore = addDays(bookingDate, -1)
  const remindsAt = atHour(dayBefore, DAY_BEFORE_HOUR)
  // A party may move after a crew has set out for it.
  const onItsDay = (at: Date | undefined) => (at && partyDayAt(at) === bookingDate ? at : undefined)
  const isAhead = partyDayAt(now) <= bookingDate
  const due: (DueText | undefined)[] = [
    isAhead ? usefulFor('confirmed', bookedAt) : undefined,
    isAhead ? usefulFor('balance', balanceAskedAt) : undefined,
    {
      kind: 'day-before',
      sendAt: nextSendingTime(new Date(Math.max(+remindsAt, +bookedAt))),
      expiresAt: sendingEnds(dayBefore),
    },
    usefulFor('on-the-way', doneAt ? undefined : onItsDay(onTheWayAt)),
    usefulFor('done', onItsDay(doneAt)),
  ]
  return due.filter((text): text is DueText => text !== undefined && isDueNow(text, now))
}

/** A reminder waits for its day: until then the party may move. The others are told as they are. */
function isDueNow({ kind, sendAt, expiresAt }: DueText, now: Date): boolean {
  return now < expiresAt && sendAt < expiresAt && (kind !== 'day-before' || now >= sendAt)
}

function usefulFor(kind: keyof typeof USEFUL_MINUTES, at: Date | undefined): DueText | undefined {
  return (
    at && {
      kind,
      sendAt: nextSendingTime(at),
      expiresAt: new Date(+at + USEFUL_MINUTES[kind] * 60_000),
    }
  )
}

export function isTextAutomatic(kind: TextKind): boolean {
  return (AUTOMATIC_TEXTS as readonly string[]).includes(kind) || kind === 'offer'
}

/**
 * Returns whether a text that did not arrive is mailed: what no mail says, as long as it helps.
 */
export function isMailedInstead(kind: TextKind, why: 'refused' | 'late'): boolean {
  if (why === 'late') return kind === 'day-before'
  return kind === 'day-before' || kind === 'done'
}
