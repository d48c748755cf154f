import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { KindFacts } from '#contract/operations/audit-facts.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { WEBHOOK_EVENTS } from '#domain/operations/webhook-events.ts'
import { createApi } from '#server/api.ts'
import type { Context } from '#server/context.ts'
import { createContext } from '#server/create-context.ts'
import type { DatabaseClient } from '#server/foundation/database/client.ts'
import { asc, inArray, sql } from '#server/foundation/database/drizzle.ts'
import {
  events,
  outbox,
  pushMessages,
  siteSettings,
  texts,
  themes,
  webhookDeliveries,
  webhookEndpoints,
} from '#server/foundation/database/schema/all-tables.ts'
import { type EventKind, getEntry } from '#server/foundation/events/event-kinds.ts'
import { STATUS_WEBHOOKS } from '#server/foundation/events/kinds/booking.ts'
import type { Stream } from '#server/operations/live-events/event-hub.ts'
import type { StreamedEvent } from '#server/operations/live-events/read-events-after.ts'
import type { TextTransport } from '#server/people/conversations/texts/text-transport.ts'
import { expectBookingsFromEvents } from '#test/bookings-from-events.ts'
import { openCopy } from '#test/copy-database.ts'
import { dying } from '#test/dying-server.ts'
import { addColleague } from '#test/factories/colleague.ts'
import { present } from '#test/present.ts'
import { startPushService } from '#test/simulated/push/start-push-service.ts'
import { stripeContext } from '#test/simulated/stripe/stripe-world.ts'
import { BASIC, callApi, MORNING } from '#test/test-context.ts'
import {
  act,
  anyHistory,
  book,
  type Family,
  later,
  runJobs,
  type Server,
  type Step,
} from './everything-steps.ts'

/** `npm run test:races` takes 1,000, different ones each time. */
const HISTORIES = Number(process.env.RACE_EVERYTHING ?? 6)
const SEED = process.env.RACE_EVERYTHING ? {} : { seed: 37 }
/** Longer than any lease. */
const LEASE_MINUTES = 2
const ROUNDS_MOST = 12

/** What reached mailboxes, phones and other programs. */
const mailed: string[] = []
const texted: { to: string; body: string; providerId: string }[] = []
const called: string[] = []
const mail: Context['mail'] = {
  send: async ({ messageId }) => void mailed.push(messageId),
  close: () => undefined,
}
const textProvider: TextTransport = {
  send: async ({ to, body }) => {
    const providerId = `SM${texted.length + 1}`
    texted.push({ to, body, providerId })
    return { providerId, segments: 1 }
  },
  findSent: async (text) =>
    texted
      .filter(({ to, body }) => to === text.to && body === text.body)
      .map(({ providerId }) => ({ providerId, segments: 1 })),
  findProblem: async () => undefined,
  isSigned: () => false,
}
const receiver = createServer((request, response) => {
  called.push(String(request.headers['webhook-id']))
  request.resume()
  response.end()
})

const world = await stripeContext({}, () => ({ mail, texts: textProvider }))
const { ctx, stripe } = world
const phones = await startPushService()
let database: DatabaseClient
let servers: Server[]
let numbers = 0

beforeAll(async () => {
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening))
  database = openCopy(ctx.databaseUrl)
  const parts = { config: ctx.config, db: database.db, log: pino({ level: 'silent' }) }
  const other = await createContext(parts, { now: ctx.now, mail, texts: textProvider })
  servers = [ctx, other].map(toServer)
  await ctx.db.update(siteSettings).set({ maxPartiesPerDay: 100_000, teepeeStock: 100_000 })
  await ctx.db.update(themes).set({ teepeeStock: 100_000 })
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
  await ctx.db.insert(webhookEndpoints).values({ url, events: [...WEBHOOK_EVENTS], secret: 'whsec_c2VjcmV0' })
  const { headers } = await addColleague(ctx, 'ana', 'owner')
  await ctx.call('POST', '/api/admin/push/subscriptions', phones.subscribe(), headers)
})
afterAll(async () => {
  receiver.close()
  phones.close()
  await database.close()
})

it('whatever anybody does on two servers that die, each booking is what its events say, and each cause happens once', {
  timeout: 7_200_000,
}, async () => {
  const seen = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(anyHistory, async (steps) => {
      const streams = await begin()
      const family = await book(world, `305${String(2_000_000 + ++numbers)}`)
      for (const one of steps) await take(one, family)
      await settle(family)
      await expectBookingsFromEvents(ctx)
      for (const kind of await expectEachOnce(streams)) seen.set(kind, (seen.get(kind) ?? 0) + 1)
    }),
    { numRuns: HISTORIES, ...SEED, endOnFailure: true },
  )
  // The histories must actually cause something of each sort.
  for (const kind of ['booking.paid', 'booking.changed', 'mail.sent'])
    expect(seen.get(kind)).toBeGreaterThan(0)
  expect([mailed.length, texted.length, called.length, phones.shown.length]).not.toContain(0)
  const figures = {
    mails: mailed.length,
    texts: texted.length,
    webhooks: called.length,
    pushes: phones.shown.length,
  }
  if (process.env.RACE_EVERYTHING)
    process.stdout.write(`${JSON.stringify({ ...figures, ...Object.fromEntries(seen) })}\n`)
})

type Listener = Stream & { readonly heard: number[]; position: number }

let leave: (() => void)[] = []

/** Empties what histories leave behind, and opens a stream on each server. */
async function begin(): Promise<Listener[]> {
  ctx.setNow(MORNING)
  await ctx.db.execute(
    sql`TRUNCATE bookings, events, outbox, texts, text_consents, webhook_deliveries, push_messages, customers CASCADE`,
  )
  const { rows } = await ctx.db.execute<{ last: string }>(
    sql`SELECT last_value AS last FROM events_place_seq`,
  )
  const place = Number(rows[0]?.last)
  for (const one of leave) one()
  const streams = [listener(place), listener(place)]
  leave = servers.map((server, index) => server.ctx.events.add(present(streams[index])))
  return streams
}

/** Like a browser's stream, which skips what it has been sent. */
function listener(place: number): Listener {
  const stream: Listener = {
    userId: 1,
    session: undefined,
    position: place,
    heard: [],
    send(event: StreamedEvent) {
      if (event.place <= stream.position) return
      stream.position = event.place
      stream.heard.push(event.place)
    },
    reload: () => {
      throw new Error('A history is short')
    },
    sendEditing: () => undefined,
    beat: () => undefined,
    end: () => {
      throw new Error('The stream was interrupted')
    },
  }
  return stream
}

async function take({ actions, death, minutes }: Step, family: Family) {
  later(ctx, minutes)
  const first = death ? toServer(dying(ctx, death.when, death.survived)) : servers[0]
  // A dying server answers 500, and its jobs end.
  await Promise.all(
    actions.map((action, index) =>
      act(world, present(index === 0 ? first : servers[1]), action, family).catch((error: unknown) => {
        if (!death) throw error
      }),
    ),
  )
  await readOn()
}

function toServer(server: Context): Server {
  const call = callApi(createApi(server))
  const staff = ((method: string, path: string, body?: unknown) =>
    call(method, path, body, { Authorization: BASIC })) as Server['staff']
  return { ctx: server, call, staff }
}

/** As the database's notifications would. */
async function readOn(): Promise<void> {
  for (const server of servers) await server.ctx.events.readOn(server.ctx)
}

/** The provider tells everything, and both servers run until nothing is left to be sent. */
async function settle({ first }: Family): Promise<void> {
  let told = first
  for (let round = 0; round < ROUNDS_MOST; round++) {
    for (; told < stripe.webhooks.length; told++) await world.deliver(present(stripe.webhooks[told]))
    later(ctx, LEASE_MINUTES)
    await Promise.all((round === 0 ? servers : [servers[0]]).map((server) => runJobs(present(server).ctx)))
    const [waiting] = (
      await ctx.db.execute<{ count: number }>(sql`
        SELECT ((SELECT count(*) FROM outbox WHERE status IN ('queued', 'sending'))
          + (SELECT count(*) FROM webhook_deliveries WHERE status IN ('queued', 'sending'))
          + (SELECT count(*) FROM push_messages WHERE status IN ('queued', 'sending')))::int AS count`)
    ).rows
    if (waiting?.count === 0 && round > 1) break
  }
  await readOn()
}

/** Returns the kinds of everything that happened. */
async function expectEachOnce(streams: readonly Listener[]): Promise<string[]> {
  const happened = await ctx.db.select().from(events).orderBy(asc(events.place))
  const places = happened.map(({ place }) => present(place))
  for (const { heard } of streams) expect(heard).toEqual(places)
  await expectWebhooks(happened)
  await expectPushes(happened)
  await expectMails(happened)
  await expectTexts()
  return happened.map(({ kind }) => kind)
}

type Happened = typeof events.$inferSelect

/** Follows from the events alone. */
async function expectWebhooks(happened: readonly Happened[]): Promise<void> {
  let status: keyof typeof STATUS_WEBHOOKS = 'pending'
  const wanted = happened.flatMap(({ kind, written }) => {
    const next = (written?.bookingStatus ?? status) as typeof status
    const also = next === status ? [] : STATUS_WEBHOOKS[next]
    status = next
    return [...(getEntry(kind as EventKind).webhooks ?? []), ...also]
  })
  const sent = await ctx.db.select().from(webhookDeliveries)
  expect(sent.map(({ event }) => event).toSorted()).toEqual(wanted.toSorted())
  const ids = sent.map(({ id, createdAt }) => `msg_${id}_${createdAt.getTime().toString(36)}`)
  // A receiver recognizes by its id what a server told that died before it stored that.
  expect(called).toEqual(expect.arrayContaining(ids))
}

/** What happens twice before phones are notified is one notification. */
async function expectPushes(happened: readonly Happened[]): Promise<void> {
  const causes = new Map<string, number>()
  for (const { kind, subjectId } of happened) {
    const { push } = getEntry(kind as EventKind)
    if (push && subjectId !== null)
      causes.set(`${push} ${subjectId}`, (causes.get(`${push} ${subjectId}`) ?? 0) + 1)
  }
  const pushed = new Map<string, number>()
  for (const { kind, subjectId } of await ctx.db.select().from(pushMessages))
    pushed.set(`${kind} ${subjectId}`, (pushed.get(`${kind} ${subjectId}`) ?? 0) + 1)
  expect([...pushed.keys()].toSorted()).toEqual([...causes.keys()].toSorted())
  for (const [key, count] of pushed) expect(count).toBeLessThanOrEqual(present(causes.get(key)))
}

/** Mails that each event of a kind causes, once, as they are stored. */
const MAILED: Readonly<Partial<Record<EventKind, readonly string[]>>> = {
  'booking.paid': ['confirmation', 'owner-booking'],
  'booking.cancelled': ['cancelled'],
  'booking.rescheduled': ['owner-change', 'rescheduled'],
  'booking.balance-paid': ['payment-receipt'],
}

async function expectMails(happened: readonly Happened[]): Promise<void> {
  const mails = await ctx.db.select().from(outbox)
  let bookingDate: unknown
  for (const event of happened) {
    const { id, kind } = event
    bookingDate = event.written?.bookingDate ?? bookingDate
    const caused = mails.filter(({ eventId }) => eventId === id).map((one) => one.kind)
    expect([kind, caused.toSorted()]).toEqual([kind, [...new Set(caused)].toSorted()])
    const wanted = isUnheard(event, bookingDate) ? [] : (MAILED[kind as EventKind] ?? [])
    expect([kind, caused]).toEqual([kind, expect.arrayContaining([...wanted])])
  }
  const sent = mails.filter(({ status }) => status === 'sent')
  for (const { id } of sent)
    expect(new Set(mailed.filter((one) => one.startsWith(`<outbox-${id}-`))).size).toBe(1)
  expect(mails.filter(({ status }) => status === 'queued' || status === 'sending')).toEqual([])
  // What became of each is told once.
  const ends = happened.filter(({ kind }) => kind === 'mail.sent').map(({ subjectId }) => subjectId)
  expect(ends.toSorted()).toEqual(sent.map(({ id }) => id).toSorted())
}

/** After its party, a family only hears of a cancellation that brings it money. */
function isUnheard({ kind, written, facts }: Happened, bookingDate: unknown): boolean {
  if (kind !== 'booking.cancelled') return false
  const { refundCents } = facts as KindFacts<'cancellation'>
  return refundCents === 0 && String(bookingDate) < partyDayAt(new Date(String(written?.cancelledAt)))
}

async function expectTexts(): Promise<void> {
  const sent = await ctx.db
    .select()
    .from(texts)
    .where(inArray(texts.status, ['sent', 'delivered']))
  for (const { body, phone } of sent)
    expect(texted.filter((one) => one.to === phone && one.body === body)).toHaveLength(1)
}
