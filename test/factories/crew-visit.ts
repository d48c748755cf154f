import { randomUUID } from 'node:crypto'
import type { CrewEventKind } from '#domain/crew/crew-events.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import type { TestContext } from '#test/test-context.ts'
import { bookingRequest } from './booking-request.ts'

/** A Saturday at nine in the morning, Miami time. */
export const VISIT_DAY = '2027-02-13'
export const VISIT_MORNING = new Date(`${VISIT_DAY}T14:00:00Z`)

/** An audit log entry: its facts, in English and in Spanish. */
export const SETUP_BEGUN = [
  { kind: 'crew-event', stop: 'setup', event: 'arrived', at: '2027-02-13T18:40:00.000Z' },
  'Setup: arrived, Saturday, February 13, 2027 at 1:40 PM',
  'Montaje: llegada, sábado, 13 de febrero de 2027, 1:40 p.m.',
] as const

type Sent = { id?: string; stopId: string; kind: CrewEventKind; at?: Date; data?: object }

/** Returns steps shared by the tests of the crew's phone. */
export function crewVisits(ctx: TestContext) {
  return {
    /** Books a confirmed party; returns it with the ids of its two stops. */
    async party(changes: Record<string, unknown> = {}) {
      const request = bookingRequest({
        bookingDate: VISIT_DAY,
        bookingStatus: 'confirmed',
        overrideCapacity: true,
        ...changes,
      })
      const { status, body } = await ctx.staff('POST', '/api/admin/bookings', request)
      if (status !== 201) throw new Error(body.message)
      return { ...body, setup: `${body.id}-setup`, collect: `${body.id}-collect` }
    },
    /** Books and pays a party, which is then confirmed, so that its family gets the link to its booking page. */
    async paidParty(changes: Record<string, unknown> = {}) {
      const booking = await payForParty(ctx, { bookingDate: VISIT_DAY, ...changes })
      await ctx.staff('PATCH', `/api/bookings/${booking.id}`, { bookingStatus: 'confirmed' })
      return { ...booking, setup: `${booking.id}-setup` }
    },
    /** Reports events as a phone whose clock may be wrong. */
    async report(events: readonly Sent[], headers: Record<string, string>, clock = ctx.now()) {
      const { status, body } = await ctx.call(
        'POST',
        '/api/crew/events',
        {
          deviceId: 'phone-1',
          clock: clock.toISOString(),
          events: events.map(({ id = randomUUID(), at = clock, ...event }) => {
            return { id, at: at.toISOString(), ...event }
          }),
        },
        headers,
      )
      return { status, body, statuses: body.events?.map((event) => event.status) }
    },
    putPhoto(id: string, bytes: Uint8Array, headers: Record<string, string>) {
      const body = new Uint8Array(bytes)
      return ctx.call('PUT', `/api/crew/photos/${id}`, body, { 'Content-Type': 'image/jpeg', ...headers })
    },
  }
}
