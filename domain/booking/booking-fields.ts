import { FREE_TEXT_MAXIMUM_LENGTH } from '../text/free-text.ts'

type TextField = {
  /** For customers: in the form and its sentences, on their pages and in mails. */
  readonly label: string
  readonly hint: string
  /** For staff: in their form, in the details, on the run sheet and in the calendar feed. */
  readonly staffLabel: string
  /** The header of its column in the export. */
  readonly column: string
  readonly maximumLength: number
  /** Shown only for themes with these words in their name; for every theme if missing. */
  readonly onlyForThemes?: string
}

/**
 * Optional texts in which a family describes its party; null if empty. Forms, requests, responses, mails, the calendar
 * feed, the export and the privacy page are generated from this description, in this order; a new entry needs its
 * Spanish in booking-texts-spanish.ts and a column of the same name in server/database/schema/booking/bookings.ts.
 */
export const BOOKING_TEXTS = {
  specialRequests: {
    label: 'Special requests',
    hint: 'Optional',
    staffLabel: 'Special requests',
    column: 'Special Requests',
    maximumLength: FREE_TEXT_MAXIMUM_LENGTH,
  },
  customThemeDetails: {
    label: 'Custom theme details',
    hint: 'What should it look like? Colors, characters, anything you dream of.',
    staffLabel: 'Theme wishes',
    column: 'Theme Wishes',
    maximumLength: FREE_TEXT_MAXIMUM_LENGTH,
    onlyForThemes: 'Custom Theme',
  },
  allergiesAndNeeds: {
    label: 'Allergies and needs',
    hint: 'Optional. Food, feathers, a wheelchair: whatever we should know before we come.',
    staffLabel: 'Allergies and needs',
    column: 'Allergies and Needs',
    maximumLength: 500,
  },
} as const satisfies Record<string, TextField>

export type BookingText = keyof typeof BOOKING_TEXTS
export type BookingTexts = Readonly<Record<BookingText, string | null>>

export const BOOKING_TEXT_NAMES = /* @__PURE__ */ Object.keys(BOOKING_TEXTS) as readonly BookingText[]

export function isBookingText(name: string): name is BookingText {
  return name in BOOKING_TEXTS
}

export function describeText(name: BookingText): TextField {
  return BOOKING_TEXTS[name]
}

/** Returns a value for each of the texts. */
export function eachText<Value>(make: (name: BookingText) => Value): Record<BookingText, Value> {
  const entries = BOOKING_TEXT_NAMES.map((name) => [name, make(name)])
  return Object.fromEntries(entries) as Record<BookingText, Value>
}

/** Returns only the texts of a booking or a request. */
export function textsOf(source: BookingTexts): BookingTexts {
  return eachText((name) => source[name])
}

/** Returns the texts that a family entered, with labels for the reader. */
export function toldTexts(
  texts: BookingTexts,
  words: 'label' | 'staffLabel' | ((name: BookingText) => string),
): [label: string, text: string][] {
  return BOOKING_TEXT_NAMES.flatMap((name): [string, string][] => {
    const text = texts[name]
    return text ? [[typeof words === 'string' ? BOOKING_TEXTS[name][words] : words(name), text]] : []
  })
}

/** Returns whether the form shows a text: some belong to themes that the family designs itself. */
export function asksForText(name: BookingText, themeName: string): boolean {
  return themeName.includes(describeText(name).onlyForThemes ?? '')
}
