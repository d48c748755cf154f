import { describe, expect, it } from 'vitest'
import {
  BOOKING_FIELD_NAMES,
  describeField,
  eachBookingField,
  formatAnswer,
  toInputValue,
} from '#domain/booking/booking-fields.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'
import { SAMPLE_ANSWERS } from '#test/factories/sample-answers.ts'
import { testContext } from '#test/test-context.ts'
import { payForParty } from './pay-for-party.ts'

const ctx = testContext()

describe('a family’s answers about its party', () => {
  it.each(BOOKING_FIELD_NAMES)(
    '%s appears in the customer’s mail, for the crew and in the owner’s calendar',
    async (name) => {
      const answer = SAMPLE_ANSWERS[name]
      const words = formatAnswer(name, answer, textIn('en'))
      const day = `2027-03-${10 + 2 * BOOKING_FIELD_NAMES.indexOf(name)}`
      const booking = await payForParty(ctx, { bookingDate: day, [name]: toInputValue(answer) })
      const path = `/api/bookings/${booking.id}`
      expect((await ctx.staff('PATCH', path, { bookingStatus: 'confirmed' })).body).toMatchObject({
        ...eachBookingField(() => null),
        [name]: answer,
      })

      const mails = await ctx.db.select().from(outbox).where(eq(outbox.bookingId, booking.id))
      const confirmation = mails.find(({ kind }) => kind === 'confirmation')
      expect(JSON.stringify(confirmation)).toContain(textIn('en')(`bookingFields.${name}.label`))
      expect(JSON.stringify(confirmation)).toContain(words)

      const { body: agenda } = await ctx.staff('GET', `/api/admin/agenda?from=${day}&to=${day}`)
      expect(agenda.parties[0]?.[name]).toBe(answer)

      const { body: address } = await ctx.staff('GET', '/api/admin/calendar-feed')
      const { body: feed } = await ctx.call('GET', `/api/calendar/${address.url.split('/').at(-1)}`)
      expect(feed.replace(/\r\n /g, '')).toContain(
        `${textIn('en')(`bookingFields.${name}.staffLabel`)}: ${words}`,
      )
    },
  )

  it.each(BOOKING_FIELD_NAMES)(
    '%s can be changed by staff, and invalid values are refused in the form’s words',
    async (name) => {
      const day = `2027-04-${10 + 2 * BOOKING_FIELD_NAMES.indexOf(name)}`
      const { id } = await payForParty(ctx, { bookingDate: day })
      const change = (answer: unknown) => ctx.staff('PATCH', `/api/bookings/${id}`, { [name]: answer })
      const field = describeField(name)
      const label = textIn('en')(`bookingFields.${name}.label`)
      const [wrong, message] =
        field.kind === 'text'
          ? [
              'x'.repeat(field.maximumLength + 1),
              `${label} must be at most ${field.maximumLength} characters`,
            ]
          : ['maybe', `${label}: choose one of the answers`]
      expect((await change(wrong)).body.message).toBe(message)
      expect((await change(SAMPLE_ANSWERS[name])).body[name]).toBe(SAMPLE_ANSWERS[name])
      expect((await change('')).body[name]).toBeNull()
    },
  )
})
