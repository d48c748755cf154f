/** The automatic mails that follow a booking, in chronological order. */
export const FOLLOW_UP_KINDS = [
  'unfinished-booking',
  'day-before',
  'review',
  'same-again',
  'birthday',
] as const
export type FollowUpKind = (typeof FOLLOW_UP_KINDS)[number]

/** What the delay counts from: an instant, or the start of a day. */
type Beginning =
  | 'hold-expired'
  | 'day-before-party'
  | 'day-after-party'
  | 'ten-months-after-party'
  | 'month-before-birthday'

type FollowUp = {
  readonly from: Beginning
  readonly delayHours: { readonly usual: number; readonly least: number; readonly most: number }
  /** The mail is dropped this many days after the day it was due. */
  readonly usefulDays: number
  /** Never sent at night. */
  readonly isByDay: boolean
  /**
   * Asks the family to buy something: it carries a postal address and an unsubscribe link, and never arrives twice in a
   * week.
   */
  readonly isAdvertising: boolean
  readonly isOnAtFirst: boolean
}

const AFTER_TEN = { usual: 10, least: 8, most: 60 * 24 }

/** Everything that distinguishes one kind from another. */
export const FOLLOW_UPS = {
  'unfinished-booking': {
    from: 'hold-expired',
    delayHours: { usual: 1, least: 1, most: 72 },
    usefulDays: 1,
    isByDay: false,
    isAdvertising: true,
    isOnAtFirst: false,
  },
  'day-before': {
    from: 'day-before-party',
    delayHours: { usual: 10, least: 8, most: 19 },
    usefulDays: 0,
    isByDay: true,
    isAdvertising: false,
    isOnAtFirst: false,
  },
  review: {
    from: 'day-after-party',
    delayHours: { usual: 10, least: 8, most: 14 * 24 },
    usefulDays: 2,
    isByDay: false,
    isAdvertising: false,
    isOnAtFirst: true,
  },
  'same-again': {
    from: 'ten-months-after-party',
    delayHours: AFTER_TEN,
    usefulDays: 14,
    isByDay: true,
    isAdvertising: true,
    isOnAtFirst: false,
  },
  birthday: {
    from: 'month-before-birthday',
    delayHours: AFTER_TEN,
    usefulDays: 14,
    isByDay: true,
    isAdvertising: true,
    isOnAtFirst: false,
  },
} as const satisfies Readonly<Record<FollowUpKind, FollowUp>>

export function describeFollowUp(kind: FollowUpKind): FollowUp {
  return FOLLOW_UPS[kind]
}

export const ADVERTISING_KINDS: readonly FollowUpKind[] = FOLLOW_UP_KINDS.filter(
  (kind) => FOLLOW_UPS[kind].isAdvertising,
)

/** No family gets a second advertisement within this many days. */
export const DAYS_BETWEEN_ADVERTISEMENTS = 7
