import { isPartyDay, type PartyDay } from '#domain/foundation/time/party-day.ts'
import { readStored, store } from '../stored.ts'
import { forgetHeldDraft, HELD_DRAFT } from './stored-held-draft.ts'

/**
 * The unpaid booking that this browser's last draft holds a day with. Others may use the same computer, so it names
 * nobody: the server knows the rest for as long as the day is held.
 */
export type HeldDraft = {
  readonly bookingId: string
  readonly holdExpiresAt: string
  readonly themeId: number
  readonly bookingDate: PartyDay
}

/** Remembers the booking beyond the tab, until its hold ends. */
export function rememberHeldDraft(
  booking: {
    readonly [Field in keyof HeldDraft]: HeldDraft[Field] | null
  },
): void {
  const { bookingId, holdExpiresAt, themeId, bookingDate } = booking
  store(HELD_DRAFT, JSON.stringify({ bookingId, holdExpiresAt, themeId, bookingDate }))
}

/** Returns the remembered booking while its day is held, and forgets it afterwards. */
export function readHeldDraft(now: number): HeldDraft | undefined {
  try {
    const stored: unknown = JSON.parse(readStored(HELD_DRAFT) ?? 'null')
    if (isHeldDraft(stored) && Date.parse(stored.holdExpiresAt) > now) return stored
    if (stored !== null) forgetHeldDraft()
  } catch {
    // Something else stored this.
  }
  return undefined
}

function isHeldDraft(stored: unknown): stored is HeldDraft {
  const { bookingId, holdExpiresAt, themeId, bookingDate } = Object(stored)
  return (
    typeof bookingId === 'string' &&
    typeof holdExpiresAt === 'string' &&
    typeof themeId === 'number' &&
    isPartyDay(bookingDate)
  )
}
