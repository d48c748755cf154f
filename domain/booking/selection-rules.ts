export const TEEPEES = { minimum: 1, maximum: 10, default: 1 } as const
export const ADDON_QUANTITY = { minimum: 1, maximum: 99 } as const

/** What the first step says for each choice that is missing. */
export const SELECTION_MESSAGES = {
  theme: 'Please select a theme',
  teepees: 'Please select at least one teepee',
  bookingDate: 'Please select a date',
} as const

export const TOO_MANY_OF_ONE_ADDON = `At most ${ADDON_QUANTITY.maximum} of one add-on can be booked`

/** What the server says about a number of teepees it cannot take. */
export const TEEPEE_MESSAGES = {
  tooFew: 'At least one teepee is required',
  tooMany: `Maximum ${TEEPEES.maximum} teepees allowed`,
} as const

type Choice = keyof typeof SELECTION_MESSAGES

/** Returns what to say about every choice that is missing before the wizard can go on to the add-ons. */
export function selectionProblems({
  themeId,
  teepees,
  bookingDate,
}: {
  readonly themeId: number | undefined
  readonly teepees: number
  readonly bookingDate: string | undefined
}): Partial<Record<Choice, string>> {
  return {
    ...(themeId === undefined && { theme: SELECTION_MESSAGES.theme }),
    ...(!(teepees >= TEEPEES.minimum) && { teepees: SELECTION_MESSAGES.teepees }),
    ...(!bookingDate && { bookingDate: SELECTION_MESSAGES.bookingDate }),
  }
}
