import type { Text } from '../foundation/messages/text.ts'
import { FREE_TEXT_MAXIMUM_LENGTH } from '../foundation/text/free-text.ts'

type FieldBase = {
  /** The column header in the export. */
  readonly column: string
  /** Shown only for themes whose name contains these words; for every theme if missing. */
  readonly onlyForThemes?: string
  readonly isChangedByFamily: boolean
}
type TextField = FieldBase & { readonly kind: 'text'; readonly maximumLength: number }
/** The export's wording for each stored value. */
type ChoiceField = FieldBase & { readonly kind: 'choice'; readonly options: Readonly<Record<string, string>> }
type YesNoField = FieldBase & { readonly kind: 'yesNo'; readonly options: Readonly<Record<YesNo, string>> }
type FieldDescription = TextField | ChoiceField | YesNoField

type YesNo = 'yes' | 'no'

/**
 * Optional fields in which a family describes its party; null if not answered. Forms, requests, responses, mails, the
 * calendar feed, the run sheet, the log, the export and the privacy page are generated from this list, in this order. A
 * new entry needs its texts (`bookingFields.*`) and a column of the same name in
 * server/foundation/database/schema/booking/bookings.ts.
 */
export const BOOKING_FIELDS = {
  specialRequests: {
    kind: 'text',
    column: 'Special Requests',
    maximumLength: FREE_TEXT_MAXIMUM_LENGTH,
    isChangedByFamily: true,
  },
  customThemeDetails: {
    kind: 'text',
    column: 'Theme Wishes',
    maximumLength: FREE_TEXT_MAXIMUM_LENGTH,
    onlyForThemes: 'Custom Theme',
    isChangedByFamily: true,
  },
  allergiesAndNeeds: {
    kind: 'text',
    column: 'Allergies and Needs',
    maximumLength: 500,
    isChangedByFamily: true,
  },
  floor: {
    kind: 'choice',
    column: 'Floor',
    options: { ground: 'Ground floor', '1-3': 'Floor 1 to 3', higher: 'Higher up' },
    isChangedByFamily: true,
  },
  stairs: { kind: 'yesNo', column: 'Stairs', options: { yes: 'Yes', no: 'No' }, isChangedByFamily: true },
} as const satisfies Record<string, FieldDescription>

type Fields = typeof BOOKING_FIELDS
export type BookingField = keyof Fields

type AnswerTo<Field> = Field extends { kind: 'choice'; options: infer Options }
  ? keyof Options
  : Field extends { kind: 'yesNo' }
    ? boolean
    : string

/** A family's answers, as stored and sent. */
export type BookingAnswers = { readonly [Name in BookingField]: AnswerTo<Fields[Name]> | null }

export const BOOKING_FIELD_NAMES = /* @__PURE__ */ Object.keys(BOOKING_FIELDS) as readonly BookingField[]

export type FamilyField = {
  [Name in BookingField]: Fields[Name]['isChangedByFamily'] extends true ? Name : never
}[BookingField]

export const FAMILY_FIELD_NAMES = /* @__PURE__ */ BOOKING_FIELD_NAMES.filter(
  (name) => BOOKING_FIELDS[name].isChangedByFamily,
) as readonly FamilyField[]
export type FamilyAnswers = Pick<BookingAnswers, FamilyField>

export function isBookingField(name: string): name is BookingField {
  return Object.hasOwn(BOOKING_FIELDS, name)
}

export function describeField(name: BookingField): FieldDescription {
  return BOOKING_FIELDS[name]
}

export function eachBookingField<Value>(make: (name: BookingField) => Value): Record<BookingField, Value> {
  const entries = BOOKING_FIELD_NAMES.map((name) => [name, make(name)])
  return Object.fromEntries(entries) as Record<BookingField, Value>
}

export function pickAnswers(source: BookingAnswers): BookingAnswers {
  return eachBookingField((name) => source[name]) as BookingAnswers
}

export function eachFamilyField<Value>(make: (name: FamilyField) => Value): Record<FamilyField, Value> {
  return Object.fromEntries(FAMILY_FIELD_NAMES.map((name) => [name, make(name)])) as Record<
    FamilyField,
    Value
  >
}

export function pickFamilyFields<Source extends Record<FamilyField, unknown>>(
  source: Source,
): Pick<Source, FamilyField> {
  return eachFamilyField((name) => source[name]) as Pick<Source, FamilyField>
}

/** Returns an answer as form inputs hold it: empty if there is none, `yes` or `no` for booleans. */
export function toInputValue(answer: string | boolean | null): string {
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no'
  return answer ?? ''
}

/** Returns an answer as the export writes it: choices in English, free text unchanged. */
export function exportAnswer(name: BookingField, answer: string | boolean | null): string {
  const value = toInputValue(answer)
  const field = describeField(name)
  return (field.kind === 'text' ? undefined : listOptions(field)[value]) ?? value
}

function listOptions({ options }: ChoiceField | YesNoField): Readonly<Record<string, string>> {
  return options
}

type OptionIds = {
  [Name in BookingField]: Fields[Name] extends { readonly options: infer Options }
    ? `bookingFields.${Name}.options.${keyof Options & string}`
    : never
}[BookingField]

export function isOption(name: BookingField, value: string): boolean {
  const field = describeField(name)
  return field.kind !== 'text' && Object.hasOwn(field.options, value)
}

/** Returns a chosen option in the reader's language. */
export function formatOption(name: BookingField, value: string, text: Text): string {
  return text(`bookingFields.${name}.options.${value}` as OptionIds)
}

/** Returns an answer in the reader's language; free text is returned unchanged. */
export function formatAnswer(name: BookingField, answer: string | boolean | null, text: Text): string {
  const value = toInputValue(answer)
  return isOption(name, value) ? formatOption(name, value, text) : value
}

/** Returns the answered fields, labeled for the reader. Accepts stored values as well as form inputs. */
export function listAnswers(
  answers: Readonly<Record<BookingField, string | boolean | null>>,
  text: Text,
  label: 'label' | 'staffLabel' = 'label',
): [label: string, answer: string][] {
  return BOOKING_FIELD_NAMES.flatMap((name): [string, string][] => {
    const answer = formatAnswer(name, answers[name], text)
    return answer === '' ? [] : [[text(`bookingFields.${name}.${label}`), answer]]
  })
}

/** Returns whether the form shows a field: some apply only to themes that the family designs itself. */
export function isAskedFor(name: BookingField, themeName: string): boolean {
  return themeName.includes(describeField(name).onlyForThemes ?? '')
}
