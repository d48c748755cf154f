import { expect, it } from 'vitest'
import { WEBHOOK_EVENTS, type WebhookEvent } from '#domain/operations/webhook-events.ts'
import { openDatabase } from '#server/foundation/database/client.ts'
import { sql } from '#server/foundation/database/drizzle.ts'
import { testContext } from '#test/test-context.ts'
import { EVENTS, type EventKind, getEntry } from './event-kinds.ts'

const ctx = testContext()
const logged = (Object.keys(EVENTS) as EventKind[]).flatMap((kind) => {
  const { action, facts } = getEntry(kind)
  const names = facts === undefined ? [null] : [facts].flat()
  return action ? names.map((name) => ({ kind, action, facts: name && { kind: name } })) : []
})

/** What each webhook is sent for, in addition to a new status of a booking. */
const SENT_FOR: Record<WebhookEvent, readonly EventKind[]> = {
  'booking.created': ['booking.created', 'booking.entered', 'booking.imported'],
  'booking.paid': [
    'booking.paid',
    'booking.payment-recorded',
    'booking.balance-paid',
    'booking.card-charged',
  ],
  'booking.changed': [
    'booking.revised',
    'booking.changed',
    'booking.refunded',
    'booking.refund-sent-again',
    'booking.refund-handed-back',
  ],
  'booking.cancelled': [
    'booking.import-undone',
    'booking.cancelled',
    'booking.set-cancelled',
    'booking.hold-expired',
    'booking.released',
    'booking.removed',
  ],
  'booking.confirmed': [],
  'booking.moved': ['booking.moved', 'booking.rescheduled'],
  'booking.completed': [],
  'booking.deleted': ['booking.import-undone', 'booking.deleted'],
  'hold.expired': ['booking.hold-expired'],
  'payment.succeeded': [
    'booking.paid',
    'booking.payment-recorded',
    'booking.balance-paid',
    'booking.card-charged',
    'booking.tipped',
    'booking.change-paid',
    'booking.damage-paid',
    'booking.damage-charged',
  ],
  'payment.refunded': ['booking.refund-handed-back', 'booking.refund-done', 'difference.refund-handed-back'],
  'payment.failed': ['booking.payment-failed', 'booking.card-declined'],
  'payment.disputed': ['booking.disputed'],
  'message.received': ['message.received'],
  'review.received': ['testimonial.received'],
  'waiting_list.offered': ['waiting-list.offered'],
  'crew.stop_done': ['booking.stop-done'],
}

it.each(WEBHOOK_EVENTS)('%s is sent for what it says', (event) => {
  const kinds = (Object.keys(EVENTS) as EventKind[]).filter((kind) =>
    getEntry(kind).webhooks?.includes(event),
  )
  expect(kinds).toEqual(SENT_FOR[event])
})

it('knows the kind of every entry that the release before writes', async () => {
  expect(logged.length).toBeGreaterThan(100)
  for (const { kind, action, facts } of logged) {
    const subject = kind.slice(0, kind.indexOf('.'))
    await ctx.db.execute(sql`INSERT INTO audit_log (actor, action, subject, subject_id, details, facts)
      VALUES ('ana', ${action}, ${subject}, 7, '', ${facts && JSON.stringify(facts)}::json)`)
  }
  type Row = { kind: EventKind; action: string; facts: object | null; due: string[] | null }
  const { rows } = await ctx.db.execute<Row>(
    sql`SELECT kind, action, facts, due FROM events WHERE actor = 'ana' ORDER BY id`,
  )
  // It may have stopped before it texted about it.
  for (const { kind, due } of rows) expect(due).toEqual(kind.startsWith('booking.') ? ['text'] : null)
  expect(rows.map(({ action, facts }) => ({ action, facts }))).toEqual(
    logged.map(({ action, facts }) => ({ action, facts })),
  )
  // Some kinds only differ in what they cause, which has happened already.
  expect(rows.filter(({ kind, action, facts }) => !isOne(kind, { action, facts }))).toEqual([])
  const { rowCount } = await ctx.db.execute(sql`UPDATE audit_log SET details = 'x' WHERE actor = 'ana'`)
  expect(rowCount).toBe(logged.length)
  await ctx.db.execute(sql`DELETE FROM audit_log WHERE actor = 'ana'`)
  expect((await ctx.db.execute(sql`SELECT FROM events WHERE actor = 'ana'`)).rowCount).toBe(0)
})

it('what the release before records no event about reaches screens and phones', async () => {
  const before = openDatabase(ctx.databaseUrl, () => undefined, { name: 'moonlit-teepees', size: 1 })
  const write = sql`INSERT INTO contact_submissions (name, email, subject, message) VALUES ('A', 'a@example.com', 'Hi', 'Hello')`
  for (const db of [before.db, ctx.db]) await db.execute(write)
  await before.close()
  const { rows } = await ctx.db.execute(
    sql`SELECT kind, actor, place IS NOT NULL AS told FROM events WHERE subject = 'message'`,
  )
  expect(rows).toEqual([{ kind: 'message.received', actor: 'customer', told: true }])
})

function isOne(kind: EventKind, entry: { readonly action: string; readonly facts: object | null }): boolean {
  return logged.some(
    (one) =>
      one.kind === kind &&
      one.action === entry.action &&
      JSON.stringify(one.facts) === JSON.stringify(entry.facts),
  )
}
