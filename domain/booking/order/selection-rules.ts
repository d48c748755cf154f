import { type Message, message } from '#domain/foundation/messages/message.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'

export const TEEPEES = { minimum: 1, maximum: 10, default: 1 } as const
export const ADDON_QUANTITY = { minimum: 1, maximum: 99 } as const

/** Returns the numbers of teepees to choose from, up to `most`. */
export function teepeeCounts(most: number): number[] {
  return Array.from({ length: most }, (_, index) => index + TEEPEES.minimum)
}

type Choice = 'theme' | 'teepees' | 'bookingDate'

/**
 * Returns a message for each choice that is missing, or not possible, before the wizard can show add-ons.
 * @param mostTeepees the most teepees of a party with this theme
 */
export function selectionProblems(
  {
    themeId,
    teepees,
    bookingDate,
    today,
  }: {
    readonly themeId: number | undefined
    readonly teepees: number
    readonly bookingDate: PartyDay | '' | undefined
    readonly today: PartyDay
  },
  mostTeepees: number,
): Partial<Record<Choice, Message>> {
  return {
    ...(themeId === undefined && { theme: message('rules.selectTheme') }),
    ...(!(teepees >= TEEPEES.minimum) && { teepees: message('rules.selectTeepees') }),
    ...(teepees > mostTeepees && { teepees: message('rules.mostTeepees', { most: mostTeepees }) }),
    ...(!bookingDate && { bookingDate: message('rules.selectDate') }),
    ...(bookingDate &&
      bookingDate < today && {
        bookingDate: message('calendar.dayPassed', { day: bookingDate }),
      }),
  }
}
