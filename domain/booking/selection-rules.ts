export const TEEPEES = { minimum: 1, maximum: 10, default: 1 } as const
export const ADDON_QUANTITY = { minimum: 1, maximum: 99 } as const

/** What the first step says when a choice is missing. */
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

/** The first choice that is missing before the wizard can go on to the add-ons; nothing when all are made. */
export function selectionProblem({
  themeId,
  teepees,
  bookingDate,
}: {
  readonly themeId: number | undefined
  readonly teepees: number
  readonly bookingDate: string | undefined
}): string | undefined {
  if (themeId === undefined) return SELECTION_MESSAGES.theme
  if (!(teepees >= TEEPEES.minimum)) return SELECTION_MESSAGES.teepees
  if (!bookingDate) return SELECTION_MESSAGES.bookingDate
  return undefined
}
