import { describe, expect, it } from 'vitest'
import { BOOKING_TEXT_NAMES, BOOKING_TEXTS, eachText } from '#domain/booking/booking-fields.ts'
import { eq } from '#server/database/drizzle.ts'
import { outbox } from '#server/database/schema/all-tables.ts'
import { testContext } from '#test/test-context.ts'
import { payForParty } from './pay-for-party.ts'

const ctx = testContext()

describe('what a family tells in its own words', () => {
  it.each(BOOKING_TEXT_NAMES)(
    '%s reaches the customer’s mail, the crew and the owner’s calendar',
    async (name) => {
      const text = `Only in ${name}`
      const day = `2027-03-${10 + 2 * BOOKING_TEXT_NAMES.indexOf(name)}`
      const booking = await payForParty(ctx, { bookingDate: day, [name]: text })
      const path = `/api/bookings/${booking.id}`
      expect((await ctx.staff('PATCH', path, { bookingStatus: 'confirmed' })).body).toMatchObject({
        ...eachText(() => null),
        [name]: text,
      })

      const mails = await ctx.db.select().from(outbox).where(eq(outbox.bookingId, booking.id))
      const confirmation = mails.find(({ kind }) => kind === 'confirmation')
      expect(JSON.stringify(confirmation)).toContain(BOOKING_TEXTS[name].label)
      expect(JSON.stringify(confirmation)).toContain(text)

      const { body: agenda } = await ctx.staff('GET', `/api/admin/agenda?from=${day}&to=${day}`)
      expect(agenda.parties[0]?.[name]).toBe(text)

      const { body: address } = await ctx.staff('GET', '/api/admin/calendar-feed')
      const { body: feed } = await ctx.call('GET', `/api/calendar/${address.url.split('/').at(-1)}`)
      expect(feed.replace(/\r\n /g, '')).toContain(`${BOOKING_TEXTS[name].staffLabel}: ${text}`)
    },
  )

  it.each(BOOKING_TEXT_NAMES)(
    '%s is changed by staff, and too much of it is refused in the form’s words',
    async (name) => {
      const day = `2027-04-${10 + 2 * BOOKING_TEXT_NAMES.indexOf(name)}`
      const { id } = await payForParty(ctx, { bookingDate: day, [name]: 'As it was' })
      const change = (text: string) => ctx.staff('PATCH', `/api/bookings/${id}`, { [name]: text })
      const { label, maximumLength } = BOOKING_TEXTS[name]
      expect((await change('x'.repeat(maximumLength + 1))).body.message).toBe(
        `${label} must be at most ${maximumLength} characters`,
      )
      expect((await change('As it is')).body[name]).toBe('As it is')
      expect((await change('')).body[name]).toBeNull()
    },
  )
})
