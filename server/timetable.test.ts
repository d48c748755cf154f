import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { asc, eq, isNotNull } from '#server/foundation/database/drizzle.ts'
import {
  campaignRecipients,
  events,
  newsletterSubscribers,
  orderChanges,
  outbox,
} from '#server/foundation/database/schema/all-tables.ts'
import { rejectChanges } from '#test/faults/reject-changes.ts'
import { createPaidParty } from '#test/journeys/paid-party.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { present } from '#test/present.ts'
import { MORNING, testContext } from '#test/test-context.ts'
import { TIMETABLE } from './timetable.ts'

it('docs/operating/install.md lists exactly the jobs there are', () => {
  const handbook = readFileSync('docs/operating/install.md', 'utf8')
  const part = handbook.slice(handbook.indexOf('## Work that happens by itself'))
  const told = [...part.slice(0, part.indexOf('\n## ', 1)).matchAll(/^\| `([a-z-]+)` \|/gm)].map(
    ([, name]) => name,
  )
  expect(told.sort()).toEqual(TIMETABLE.map(({ name }) => name).sort())
})

describe('a row that fails', () => {
  const ctx = testContext({ env: { RATE_LIMITS: 'off', PUBLIC_URL: 'https://moonlit.example' } })
  const NOON = new Date(+MORNING + 4 * 3_600_000)
  const run = async (name: string) => present(TIMETABLE.find((job) => job.name === name)).run(ctx)
  const readMails = (kind: string) =>
    ctx.db.select().from(outbox).where(eq(outbox.kind, kind)).orderBy(asc(outbox.id))

  it('keeps no other texts from being written', async () => {
    for (const [customerPhone, bookingDate] of [
      ['3055550001', '2027-02-06'],
      ['3055550002', '2027-02-13'],
    ])
      await payForParty(ctx, { customerPhone, bookingDate, textConsent: true })
    const [first] = await ctx.db.select().from(events).where(isNotNull(events.due)).orderBy(asc(events.id))
    const of = present(present(first).subjectId)
    const rejected = await ctx.db.select().from(events).where(eq(events.subjectId, of))
    const accepts: (() => Promise<void>)[] = []
    for (const { id } of rejected) accepts.push(await rejectChanges(ctx, events, id))
    await expect(run('write-texts')).rejects.toThrow()
    expect((await readMails('text')).map(({ recipient }) => recipient)).toEqual(['+13055550002'])
    for (const accept of accepts) await accept()
    await run('write-texts')
    expect(await readMails('text')).toHaveLength(2)
  })

  it('keeps no other changes of orders from running out', async () => {
    for (const bookingDate of ['2027-03-27', '2027-04-03', '2027-04-10']) {
      const { change } = await createPaidParty(ctx, { bookingDate, isDeposit: false })
      expect((await change({ numberOfTeepees: 9 })).status).toBe(201)
    }
    ctx.setNow(new Date(+MORNING + 31 * 60_000))
    const read = () => ctx.db.select().from(orderChanges).orderBy(asc(orderChanges.id))
    const statuses = async () => (await read()).map(({ status }) => status)
    const [, second] = await read()
    const accept = await rejectChanges(ctx, orderChanges, present(second).id)
    await expect(run('lapse-order-changes')).rejects.toThrow()
    expect(await statuses()).toEqual(['lapsed', 'waiting', 'lapsed'])
    await accept()
    await run('lapse-order-changes')
    expect(await statuses()).toEqual(['lapsed', 'lapsed', 'lapsed'])
    ctx.setNow(MORNING)
  })

  it('keeps no other newsletters from being written or sent, and is not sent itself', async () => {
    ctx.setNow(NOON)
    await ctx.db.delete(outbox)
    await ctx.staff('PUT', '/api/contact-info', {
      ...{ phone: '(305) 555-0123', email: 'hello@moonlit-teepees.example', hours: 'Every day' },
      address: '1200 Biscayne Blvd, Miami, FL 33132',
    })
    const readers = [1, 2, 3].map((reader) => ({
      ...{ email: `reader${reader}@example.com`, confirmedAt: MORNING, createdAt: MORNING },
    }))
    await ctx.db.insert(newsletterSubscribers).values(readers)
    const words = { subject: 'Summer', heading: 'A night', body: 'There is a new theme.', button: 'Book' }
    const { id, version } = (
      await ctx.staff('POST', '/api/admin/campaigns', {
        ...{ words: { en: words, es: words }, pictures: [] },
        audience: { subscribers: true, families: false },
      })
    ).body
    await ctx.staff('POST', `/api/admin/campaigns/${id}/send`, { version })
    const [, second] = await ctx.db.select().from(campaignRecipients).orderBy(asc(campaignRecipients.id))
    const accept = await rejectChanges(ctx, campaignRecipients, present(second).id)
    await expect(run('send-newsletters')).rejects.toThrow()
    const written = () => readMails('newsletter').then((mails) => mails.map(({ recipient }) => recipient))
    expect(await written()).toEqual(['reader1@example.com', 'reader3@example.com'])
    await accept()
    await run('send-newsletters')
    expect(await written()).toEqual(['reader1@example.com', 'reader3@example.com', 'reader2@example.com'])

    await ctx.db
      .update(newsletterSubscribers)
      .set({ state: 'unsubscribed', unsubscribedAt: NOON })
      .where(eq(newsletterSubscribers.email, 'reader2@example.com'))
    await rejectChanges(ctx, campaignRecipients, present(second).id)
    const statuses = () => readMails('newsletter').then((mails) => mails.map(({ status }) => status))
    for (const _ of [1, 2]) {
      await expect(run('send-mail')).rejects.toThrow()
      // Without a mail server, what would be sent is kept.
      expect(await statuses()).toEqual(['kept', 'kept', 'queued'])
    }
  })
})
