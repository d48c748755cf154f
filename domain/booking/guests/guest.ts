import { type Message, message } from '#domain/foundation/messages/message.ts'

/** What a guest's parent answers. */
export const COMING = ['yes', 'no', 'maybe'] as const
export type Coming = (typeof COMING)[number]

export const GUEST_LIMITS = { guests: 60, siblings: 5, name: 60, text: 300, phone: 40, note: 500 } as const

const CHILDREN_PER_TEEPEE = 3
/** The day after the party on which the list ends, with everything in it. */
export const LIST_DAYS = 7

/** A host is reminded of missing answers so many days before the party; later it no longer helps. */
export const HOST_REMINDER_DAYS = { first: 5, last: 2 } as const

type Counted = { readonly coming: Coming; readonly siblings: number }

/** Counts children, siblings included. */
export function countChildren(guests: readonly Counted[], coming: Coming): number {
  return guests
    .filter((guest) => guest.coming === coming)
    .reduce((sum, { siblings }) => sum + 1 + siblings, 0)
}

/** Counts the children about whom there is an answer, whatever it is. */
export function countAnswered(guests: readonly Counted[]): number {
  return COMING.reduce((sum, coming) => sum + countChildren(guests, coming), 0)
}

export function teepeesFor(children: number): number {
  return Math.ceil(children / CHILDREN_PER_TEEPEE)
}

type Booked = { readonly guestCount: number; readonly numberOfTeepees: number }

/** Returns how many teepees would do, once each child has an answer; undefined unless that is fewer than are booked. */
export function findFewerTeepees(guests: readonly Counted[], booked: Booked): number | undefined {
  if (countAnswered(guests) < booked.guestCount) return undefined
  const needed = teepeesFor(countChildren(guests, 'yes') + countChildren(guests, 'maybe'))
  return needed > 0 && needed < booked.numberOfTeepees ? needed : undefined
}

type Answered = {
  readonly allergies?: string | null | undefined
  readonly nightPhone?: string | null | undefined
  readonly allowed?: object | null | undefined
  readonly consentedBy?: string | null | undefined
}

/** What needs a parent's consent may only be sent with the name of who gives it. */
export function consentProblem({
  allergies,
  nightPhone,
  allowed,
  consentedBy,
}: Answered): Message | undefined {
  const isNeeded = Boolean(allergies) || Boolean(nightPhone) || Boolean(allowed)
  return isNeeded && !consentedBy ? message('guests.consentNeeded') : undefined
}
