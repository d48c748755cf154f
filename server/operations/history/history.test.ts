import { describe, expect, it } from 'vitest'
import { addColleague } from '#test/factories/colleague.ts'
import { families } from '#test/factories/families.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { present } from '#test/present.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const { aFamily, write, getId } = families(ctx)

let day = 10
async function aPaidParty() {
  const family = aFamily()
  day += 2
  const party = await payForParty(ctx, { ...family, bookingDate: `2027-02-${day}` })
  const path = `/api/bookings/${party.id}` as const
  await ctx.staff('PATCH', path, { teamNotes: 'Ring twice.' })
  return { family, party, path }
}

describe('GET /api/bookings/:id/history', () => {
  it('200: changes, the payment, notes, and mails with their text, newest first', async () => {
    const { party, path } = await aPaidParty()
    const { status, body } = await ctx.staff('GET', `${path}/history`)
    expect(status).toBe(200)
    expect(body.hasMore).toBe(false)
    const mail = present(body.entries.find(({ kind }) => kind === 'mail'))
    expect(mail).toMatchObject({ isFromFamily: false, bookingId: party.id })
    expect(mail.text).toContain(party.bookingId)
    const done = body.entries.filter(({ kind }) => kind === 'done')
    expect(done.map(({ who, action }) => `${who} ${action}`)).toContain('admin changed')
    expect(done.map(({ told }) => told.map(({ text }) => text).join(''))).toContain(
      'Notes for the team: nothing → Ring twice.',
    )
    const kinds = done.map(({ event }) => event)
    expect(kinds.toSorted()).toEqual(['booking.changed', 'booking.created', 'booking.paid'])
    expect(body.entries.filter(({ kind }) => kind === 'mail')).toHaveLength(1)
    expect(mail.causedBy).toBe(done.find(({ event }) => event === 'booking.paid')?.id)
    expect(done.find(({ event }) => event === 'booking.created')).toMatchObject({
      action: 'created',
      isFromFamily: true,
    })
    const times = body.entries.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().reverse())
  })

  it('200: what was done, named as webhooks name it', async () => {
    const { party, path } = await aPaidParty()
    await ctx.staff('PATCH', path, { bookingStatus: 'confirmed' })
    const at = await createPageLink(ctx, party)
    await ctx.call('POST', at('/reschedule'), { bookingDate: '2027-05-01' })
    const { body } = await ctx.staff('GET', `${path}/history`)
    const kinds = body.entries.flatMap(({ event }) => event ?? [])
    expect(kinds.slice(0, 2)).toEqual(['booking.moved', 'booking.confirmed'])
  })

  it('200: what was done, in the reader’s language', async () => {
    const { path } = await aPaidParty()
    const { body } = await ctx.staff('GET', `${path}/history`, undefined, { 'X-Language': 'es' })
    const texts = body.entries.flatMap(({ told }) => told.map(({ text }) => text))
    expect(texts.join('')).toContain('Notas para el equipo: nada → Ring twice.')
  })

  it('403 for the crew, 404 for an unknown booking', async () => {
    const { path } = await aPaidParty()
    const { headers } = await addColleague(ctx, 'driver', 'crew')
    expect((await ctx.call('GET', `${path}/history`, undefined, headers)).status).toBe(403)
    expect((await ctx.staff('GET', '/api/bookings/999999/history')).status).toBe(404)
  })
})

describe('GET /api/admin/customers/:id/history', () => {
  it('200: everything about a family’s bookings and messages, and nothing about another family', async () => {
    const { family, party } = await aPaidParty()
    const { party: stranger } = await aPaidParty()
    await write(family.customerName, family.customerEmail)
    const id = await getId(family.customerEmail)
    await ctx.staff('PATCH', `/api/admin/customers/${id}`, { notes: 'Loves marzipan.' })
    const { status, body } = await ctx.staff('GET', `/api/admin/customers/${id}/history`)
    expect(status).toBe(200)
    expect(body.entries.some(({ bookingId }) => bookingId === stranger.id)).toBe(false)
    expect(
      body.entries.some(({ bookingId, action }) => bookingId === party.id && action === 'paid for'),
    ).toBe(true)
    const ofRecord = { kind: 'done', action: 'changed', who: 'admin', bookingId: null }
    expect(body.entries).toContainEqual(expect.objectContaining(ofRecord))
    const said = { kind: 'message', isFromFamily: true, subject: 'A date' }
    expect(body.entries).toContainEqual(expect.objectContaining(said))
    expect(JSON.stringify(body)).not.toContain('marzipan')
  })

  it('404 for an unknown family', async () => {
    expect((await ctx.staff('GET', '/api/admin/customers/999999/history')).status).toBe(404)
  })
})
