import { expect, it } from 'vitest'
import { NEW_CONTACT_INFO } from '#domain/site/new-site.ts'
import { desc, eq } from '#server/foundation/database/drizzle.ts'
import { damageClaims, outbox } from '#server/foundation/database/schema/all-tables.ts'
import { addColleague } from '#test/factories/colleague.ts'
import { families } from '#test/factories/families.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const { aFamily, book, write, getId } = families(ctx)

it('200: returns everything stored about a family, as a file that is not kept', async () => {
  const family = aFamily()
  const party = await payForParty(ctx, { ...family, specialRequests: 'Fairy lights, please.' })
  const own = await createPageLink(ctx, party)
  const wanted = { specialRequests: 'Fairy lights, many.' }
  const { version, differenceAmount } = (await ctx.call('POST', own('/change-quote'), wanted)).body
  await ctx.call('POST', own('/change'), { ...wanted, version, differenceAmount })
  await write(family.customerName, family.customerEmail)
  await ctx.db.insert(damageClaims).values({
    bookingId: party.id,
    lines: [{ text: 'Cover, torn', amountCents: 6_000 }],
    claimedCents: 6_000,
    claimedBy: 'dana',
    answerUntil: MORNING,
    answerText: 'It was the cat.',
  })
  await ctx.staff('PUT', `/api/bookings/${party.id}/access`, { gateCode: '#7788' })
  await ctx.staff('PATCH', `/api/bookings/${party.id}`, { teamNotes: 'Ring twice.' })
  const path = `/api/admin/customers/${await getId(family.customerEmail)}` as const
  await ctx.staff('PATCH', path, { notes: 'Loves marzipan.' })
  const { status, headers, body } = await ctx.staff('GET', `${path}/export`)
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="customer-\d+\.json"$/)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toMatchObject({
    customer: { notes: 'Loves marzipan.', emails: [family.customerEmail] },
    bookings: [{ id: party.id, teamNotes: 'Ring twice.', specialRequests: 'Fairy lights, many.' }],
    messages: [{ subject: 'A date' }],
    payments: [{ method: 'card' }],
    damageClaims: [{ lines: [{ text: 'Cover, torn' }], answerText: 'It was the cat.' }],
    orderChanges: [{ status: 'applied', after: { columns: { specialRequests: 'Fairy lights, many.' } } }],
  })
  expect(body).toMatchObject({ crew: [], access: { [party.id]: { gateCode: '#7788' } } })
  expect(body.mails).toContainEqual(expect.objectContaining({ kind: 'confirmation' }))
})

it('403 for the crew, 404 for an unknown family', async () => {
  const { headers } = await addColleague(ctx, 'driver', 'crew')
  expect((await ctx.call('GET', '/api/admin/customers/1/export', undefined, headers)).status).toBe(403)
  expect((await ctx.staff('GET', '/api/admin/customers/999999/export')).status).toBe(404)
})

it('gives a family with the business’s own address no mails about others; erasing it leaves theirs alone', async () => {
  const { email } = NEW_CONTACT_INFO
  await book({ customerName: 'Pia Phone', customerEmail: email, bookingDate: '2027-01-09' })
  ctx.setNow(new Date('2027-01-11T14:00:00Z'))
  for (const [name, address] of [
    ['Uli Wolf', 'uli@example.com'],
    ['Pia Phone', email],
  ] as const) {
    const { id } = (await write(name, address)).body
    const reply = { subject: 'Re: A date', message: `Yes, ${name}.` }
    await ctx.staff('POST', `/api/contact/submissions/${id}/reply`, reply)
  }
  const stored = (kind: string) =>
    ctx.db.select().from(outbox).where(eq(outbox.kind, kind)).orderBy(desc(outbox.id)).limit(2)
  const [notices, replies] = [await stored('owner-message'), await stored('reply')]
  expect([notices[1]?.replyTo, replies[1]?.recipient]).toEqual(['uli@example.com', 'uli@example.com'])

  const id = await getId(email)
  const { body: file } = await ctx.staff('GET', `/api/admin/customers/${id}/export`)
  expect(JSON.stringify(file)).not.toContain('Uli')
  expect(file.mails).toEqual([expect.objectContaining({ kind: 'reply', recipient: email })])
  const { body: thread } = await ctx.staff('GET', `/api/admin/threads/c${id}`)
  expect(JSON.stringify(thread)).not.toContain('Uli')

  expect((await ctx.staff('DELETE', `/api/admin/customers/${id}`)).status).toBe(204)
  const erased = expect.objectContaining({ recipient: 'erased', text: 'erased', status: 'kept' })
  expect(await stored('owner-message')).toEqual([erased, notices[1]])
  expect(await stored('reply')).toEqual([erased, replies[1]])
  ctx.setNow(MORNING)
})
