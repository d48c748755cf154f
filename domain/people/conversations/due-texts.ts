import { addDays, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { atHour, nextSendingTime, sendingEnds } from './sending-hours.ts'

/** The text messages about a party that are sent automatically, in chronological order. */
export const AUTOMATIC_TEXTS = ['confirmed', 'balance', 'day-before', 'on-the-way', 'done'] as const
export type AutomaticText = (typeof AUTOMATIC_TEXTS)[number]

/**
 * All kinds: the automatic ones, an offer from the waiting list, what staff wrote, what came in, and the single reply
 * to STOP and to START.
 */
export type TextKind = AutomaticText | 'offer' | 'answer' | 'received' | 'stopped' | 'started'

/** The hour on the day before the party at which its reminder is due. */
const DAY_BEFORE_HOUR = 10

/** How many minutes after it is due a text is still useful; later it is not sent. */
const USEFUL_MINUTES = { confirmed: 24 * 60, balance: 24 * 60, 'on-the-way': 60, done: 3 * 60 } as const

type TextedParty = {
  readonly bookingDate: PartyDay
  readonly isActive: boolean
  /** When it was paid or confirmed; undefined if neither. */
  readonly bookedAt: Date | undefined
  /** Whether it came from another program as booked: its family knows. */
  readonly wasBookedElsewhere: boolean
  /** When its balance was first requested by mail, for its current day; undefined if it was not, or nothing is owed. */
  readonly balanceAskedAt: Date | undefined
  /** When the crew left for the setup, and when it finished. */
  readonly onTheWayAt: Date | undefined
  readonly doneAt: Date | undefined
}

type DueText = {
  readonly kind: AutomaticText
  /** When it may be sent; never at night. */
  readonly sendAt: Date
  /** After this it is no longer sent. */
  readonly expiresAt: Date
}

/** Returns the texts about a party that are due now, including ones already sent. */
export function dueTexts(party: TextedParty, now: Date): DueText[] {
  const { bookingDate, isActive, bookedAt, wasBookedElsewhere, balanceAskedAt, onTheWayAt, doneAt } = party
  if (!isActive || !bookedAt) return []
  const dayBefore = addDays(bookingDate, -1)
  const remindsAt = atHour(dayBefore, DAY_BEFORE_HOUR)
  // A party may be moved after a crew has left for it.
  const onItsDay = (at: Date | undefined) => (at && partyDayAt(at) === bookingDate ? at : undefined)
  const isAhead = partyDayAt(now) <= bookingDate
  const due: (DueText | undefined)[] = [
    isAhead && !wasBookedElsewhere ? usefulFor('confirmed', bookedAt) : undefined,
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

/** A reminder waits for its day, because the party may still move. All others are queued at once. */
function isDueNow({ kind, sendAt, expiresAt }: DueText, now: Date): boolean {
  return now < expiresAt && sendAt < expiresAt && (kind !== 'day-before' || now >= sendAt)
}

function usefulFor(kind: keyof typeof USEFUL_MINUTES, at: Date | undefined): DueText | undefined {
  return at && { kind, sendAt: nextSendingTime(at), expiresAt: new Date(+at + USEFUL_MINUTES[kind] * 60_000) }
}

export function isTextAutomatic(kind: TextKind): boolean {
  return (AUTOMATIC_TEXTS as readonly string[]).includes(kind) || kind === 'offer'
}

/** Returns whether to mail a text that did not arrive: only if no mail says the same, and while it is still useful. */
export function isMailedInstead(kind: TextKind, why: 'refused' | 'late'): boolean {
  if (why === 'late') return kind === 'day-before'
  return kind === 'day-before' || kind === 'done'
}
