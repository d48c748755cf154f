import {
  type BookingAnswers,
  type BookingField,
  describeField,
  eachBookingField,
} from '#domain/booking/booking-fields.ts'

/** An answer to each optional field of a booking, as stored: a unique text, the last option, or yes. */
export const SAMPLE_ANSWERS = eachBookingField(sampleAnswer) as BookingAnswers

function sampleAnswer(name: BookingField): string | boolean {
  const field = describeField(name)
  if (field.kind === 'yesNo') return true
  return field.kind === 'choice' ? (Object.keys(field.options).at(-1) ?? '') : `Only in ${name}`
}
