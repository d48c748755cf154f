import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { tidyCrew } from '#server/crew/phone/tidy-crew.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { crewPhotos } from '#server/foundation/database/schema/all-tables.ts'
import { addColleague } from '#test/factories/colleague.ts'
import { crewVisits } from '#test/factories/crew-visit.ts'
import { AFTER, damagedParties, LINES } from '#test/factories/damaged-party.ts'
import { aPhoto } from '#test/factories/pictures/image-form.ts'
import { readPdfText } from '#test/read-pdf-text.ts'
import { MORNING, testContext } from '#test/test-context.ts'
import { recordRefunds } from '../refunds/record-refunds.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const celebrated = damagedParties(ctx)
const { report, putPhoto } = crewVisits(ctx)
let office: Record<string, string>

beforeAll(async () => {
  office = (await addColleague(ctx, 'mona', 'office')).headers
  await ctx.staff('PUT', '/api/admin/pricing', { damage: { maximum: '250' } })
})
afterEach(() => ctx.setNow(MORNING))

describe('a payment for damage', () => {
  it('has its own invoice, and its own account in the journal; a refund has a credit note', async () => {
    const { booking, claimed, answer, charge, pay, settle, paid } = await celebrated()
    const id = await claimed()
    await answer(id, { answer: 'agree' })
    await charge(id, { amount: '40' })
    await settle(await pay(id))
    const papers = async () => (await ctx.staff('GET', `/api/bookings/${booking.id}/invoices`)).body.invoices
    const [, paper] = await papers()
    expect(paper).toMatchObject({ series: 'invoice', amount: '40.00', includedTax: '0.00' })
    const pdf = await ctx.fetch(`/api/admin/invoices/${paper?.number}/pdf`, { headers: office })
    const text = readPdfText(Buffer.from(await pdf.arrayBuffer()))
    for (const piece of ['Damage', 'Teepee cover, torn', '$60.00', '$85.00', 'Waived', '-$45.00', '$40.00'])
      expect(text).toContain(piece)

    const [payment] = await paid()
    const intentId = payment?.intentId ?? ''
    await ctx.payments.refund({ intentId, amountCents: 4_000, idempotencyKey: `damage-${intentId}` })
    await recordRefunds(ctx, { intentId, provider: payment?.provider ?? null })
    expect((await papers()).at(-1)).toMatchObject({
      series: 'creditNote',
      amount: '40.00',
      takesBack: paper?.number,
    })
    expect((await ctx.staff('GET', `/api/bookings/${booking.id}`)).body.paidAmount).toBe('150.00')

    const { body: journal } = await ctx.staff(
      'GET',
      '/api/admin/reports/journal?from=2027-02-14&to=2027-02-14',
    )
    const entry = journal.entries.find(({ journalNo }) => journalNo === `P${payment?.id}`)
    expect(entry?.description).toContain('Damage, booking #')
    expect(entry?.lines.map(({ account }) => account)).toEqual(['Card Payments Clearing', 'Damage Income'])
    const accounts = await ctx.staff('GET', '/api/admin/reports/journal-accounts')
    expect(accounts.body.damages).toBe('Damage Income')
  })

  it('is counted separately from revenue', async () => {
    const revenue = async () =>
      (await ctx.staff('GET', '/api/admin/reports/revenue?from=2027-01-01&to=2027-12-31')).body.netAmount
    const { claimed, answer, charge, pay, settle } = await celebrated()
    const before = [await revenue(), (await ctx.staff('GET', '/api/admin/overview')).body]
    const id = await claimed()
    await answer(id, { answer: 'agree' })
    await charge(id)
    await settle(await pay(id))
    const [revenueBefore, overviewBefore] = before as [string, { damages?: string }]
    expect(await revenue()).toBe(revenueBefore)
    const after = (await ctx.staff('GET', '/api/admin/overview')).body
    expect(Number(after.damages) - Number(overviewBefore.damages ?? 0)).toBe(85)
  })

  it('shows the crew’s and staff’s pictures, with the token only, and of no other party', async () => {
    const { booking, at, path, own } = await celebrated('2027-02-13')
    const claim = (body: object) => ctx.call('POST', path, body, office)
    const ana = (await addColleague(ctx, 'ana', 'crew')).headers
    const [ofCrew, ofStaff, ofOther, signature] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    const bytes = await aPhoto()
    for (const id of [ofCrew, ofOther, signature]) await putPhoto(id, bytes, ana)
    await putPhoto(ofStaff, bytes, office)
    await ctx.staff('PATCH', `/api/bookings/${booking.id}`, { bookingStatus: 'confirmed' })
    const stopId = `${booking.id}-collect`
    const told = await report(
      [
        { stopId, kind: 'damaged', data: { item: 'Cover', photoId: ofCrew } },
        { stopId, kind: 'signed', data: { photoId: signature } },
      ],
      ana,
    )
    expect(told.statuses).toEqual(['accepted', 'accepted'])

    for (const id of [ofOther, signature, randomUUID()])
      expect((await claim({ lines: LINES, photoIds: [id] })).status).toBe(400)
    const made = await claim({ lines: LINES, photoIds: [ofCrew, ofStaff] })
    expect(made.body.photoIds).toEqual([ofCrew, ofStaff])
    const { photos } = (await own(made.body.id)).body
    for (const address of photos) {
      expect((await ctx.fetch(address)).headers.get('content-type')).toBe('image/jpeg')
      expect((await ctx.fetch(address.split('?')[0] ?? '')).status).toBe(404)
    }
    const strange = at(`/damage-claims/${made.body.id}/photos/${ofOther}`)
    expect((await ctx.fetch(strange)).status).toBe(404)

    const other = await celebrated()
    const elsewhere = { lines: LINES, photoIds: [ofStaff] }
    expect((await ctx.call('POST', other.path, elsewhere, office)).status).toBe(400)
    expect((await ctx.fetch(other.at(`/damage-claims/${made.body.id}/photos/${ofCrew}`))).status).toBe(404)

    // Pictures that no phone mentions are deleted after some days, except those of a claim.
    ctx.setNow(new Date(AFTER.getTime() + 30 * DAY_MILLISECONDS))
    await tidyCrew(ctx)
    expect(await ctx.db.$count(crewPhotos, eq(crewPhotos.id, ofStaff))).toBe(1)
    expect(await ctx.db.$count(crewPhotos, eq(crewPhotos.id, ofOther))).toBe(0)
  })
})
