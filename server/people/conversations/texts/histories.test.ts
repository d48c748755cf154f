import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { isSendingHour } from '#domain/people/conversations/sending-hours.ts'
import { ERASED } from '#domain/people/customers/contact-keys.ts'
import type { Context } from '#server/context.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import {
  bookings,
  crewEvents,
  textConsents,
  textStops,
  texts,
} from '#server/foundation/database/schema/all-tables.ts'
import { recordEvents } from '#server/foundation/events/record-event.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { present } from '#test/present.ts'
import { reportFromStop } from '#test/simulated/twilio/report-from-stop.ts'
import { textingContext } from '#test/simulated/twilio/texting-context.ts'
import { MORNING } from '#test/test-context.ts'
import { eraseTexts } from './erase-texts.ts'
import { queueDueTexts } from './queue-due-texts.ts'
import { receiveText } from './receive-text.ts'
import { recordConsent } from './record-consent.ts'
import { sendDueTexts } from './send-due-texts.ts'

/** The long form: TEXT_HISTORIES=10000. */
const HISTORIES = Number(process.env.TEXT_HISTORIES ?? 15)
const STEPS_MOST = 24
const MINUTE = 60_000

const { ctx, getTwilio } = textingContext()

const anyStep = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.integer({ min: 1, max: 900 }).map((minutes) => ({ kind: 'wait', minutes }) as const),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom('given', 'withdrawn').map((step) => ({ kind: 'consent', step }) as const),
  },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom('STOP', 'baja', 'no more texts please', 'START', 'alta', 'See you!')
      .map((body) => ({ kind: 'text', body }) as const),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('on_the_way', 'done').map((event) => ({ kind: 'crew', event }) as const),
  },
  { weight: 1, arbitrary: fc.integer({ min: -1, max: 2 }).map((days) => ({ kind: 'move', days }) as const) },
  { weight: 1, arbitrary: fc.constantFrom({ kind: 'cancel' } as const, { kind: 'erase' } as const) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom('broken', 'taken-unheard', '503', '21610', 'killed before', 'killed after')
      .map((accident) => ({ kind: 'accident', accident }) as const),
  },
)
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never

/** What the family may get, judged from outside. */
type Family = {
  phone: string
  id: number
  day: string
  bookedAt: Date
  hasConsented: boolean
  hasStopped: boolean
  isErased: boolean
  isOff: boolean
  stops: number
  stopAnswers: number
  events: Partial<Record<'on_the_way' | 'done', Date>>
  got: Set<string>
}

// A stranger who texts BAJA is answered in Spanish.
const KINDS = [
  ['confirmed', /is booked/],
  ['day-before', /Tomorrow is the day/],
  ['on-the-way', /is on its way/],
  ['done', /is all set up/],
  ['stopped', /no more texts|No recibira mas/],
  ['started', /get our texts again|Volvera a recibir/],
] as const

/** Always runs first: random histories alone could all be of families that get nothing. */
const ORDINARY: Step[] = [
  { kind: 'consent', step: 'given' },
  { kind: 'text', body: 'STOP' },
  { kind: 'text', body: 'START' },
  ...Array.from({ length: 6 }, () => ({ kind: 'wait', minutes: 600 }) as const),
]

let texted = 0
let families = 0
let heard = 0

it('nobody gets what they may not, nothing twice, nothing too late, on two servers that die', async () => {
  const template = await payForParty(ctx, { bookingDate: '2027-01-20' })
  const [row] = await ctx.db.select().from(bookings).where(eq(bookings.id, template.id))
  getTwilio().now = ctx.now

  const live = async (steps: readonly Step[]) => {
    ctx.setNow(MORNING)
    const family = await begin(present(row))
    let death: 'before' | 'after' | undefined
    for (const step of steps) {
      death = undefined
      await take(family, step)
      if (step.kind === 'accident' && step.accident.startsWith('killed'))
        death = step.accident === 'killed before' ? 'before' : 'after'
      await runJobs(family, death)
    }
    await end(family)
  }
  await fc.assert(fc.asyncProperty(fc.array(anyStep, { minLength: 6, maxLength: STEPS_MOST }), live), {
    numRuns: HISTORIES,
    examples: [[ORDINARY]],
    endOnFailure: true,
  })
  expect(texted).toBeGreaterThan(0)
}, 21_600_000)

async function begin(template: typeof bookings.$inferInsert): Promise<Family> {
  const number = ++families
  const phone = `305${String(2_000_000 + number)}`
  const now = ctx.now()
  const { id: _, ...values } = template
  const [made] = await ctx.db
    .insert(bookings)
    .values({
      ...values,
      reference: `MT-HISTORY-${number}`,
      customerPhone: phone,
      customerEmail: `history${number}@example.com`,
      bookingDate: addDays(partyDayAt(now), 2),
      bookingStatus: 'confirmed',
      confirmedAt: now,
      createdAt: now,
    })
    .returning()
  const { id, bookingDate: day } = present(made)
  const event = { kind: 'booking.created', actor: 'customer' } as const
  await ctx.db.transaction((tx) => recordEvents(tx, event, [{ subjectId: id }]))
  return {
    phone,
    id,
    day,
    bookedAt: now,
    hasConsented: false,
    hasStopped: false,
    isErased: false,
    isOff: false,
    stops: 0,
    stopAnswers: 0,
    events: {},
    got: new Set(),
  }
}

async function take(family: Family, step: Step): Promise<void> {
  const { id, phone } = family
  const now = ctx.now()
  switch (step.kind) {
    case 'wait':
      return ctx.setNow(new Date(+now + step.minutes * MINUTE))
    case 'consent': {
      if (family.isErased) return
      const about = { source: 'own-page', language: 'en', address: '203.0.113.7' } as const
      const isWanted = step.step === 'given'
      await ctx.db.transaction((tx) =>
        recordConsent(tx, { ...about, phone, isWanted, bookingId: id, at: now }),
      )
      family.hasConsented = isWanted
      return
    }
    case 'text': {
      const providerId = `SMh${++heard}`
      const text = { providerId, from: `+1${phone}`, body: step.body, pictures: 0, optOutType: null }
      for (const _ of [1, 2]) await receiveText(ctx, text)
      const isStart = /^(START|alta)$/.test(step.body)
      if (!isStart && step.body !== 'See you!') {
        family.stops += Number(!family.hasStopped)
        family.hasStopped = true
      }
      if (isStart) family.hasStopped = false
      return
    }
    case 'crew':
      if (family.isErased) return
      family.events[step.event] ??= now
      await reportFromStop(ctx, id, step.event)
      return
    case 'move':
      family.day = addDays(family.day, step.days)
      await ctx.db.update(bookings).set({ bookingDate: family.day }).where(eq(bookings.id, id))
      return
    case 'cancel':
      family.isOff = true
      await ctx.db
        .update(bookings)
        .set({ bookingStatus: 'cancelled', cancelReason: 'staff' })
        .where(eq(bookings.id, id))
      return
    case 'erase':
      family.isErased = true
      await ctx.db.transaction(async (tx) => {
        await eraseTexts(tx, { id: 0, bookings: [{ id, customerPhone: phone }], waiting: [] })
        await tx.update(bookings).set({ customerPhone: ERASED }).where(eq(bookings.id, id))
      })
      return
    case 'accident':
      if (step.accident === 'broken' || step.accident === 'taken-unheard')
        getTwilio().accidents.push(step.accident)
      if (step.accident === '503') getTwilio().accidents.push({ status: 503 })
      if (step.accident === '21610') getTwilio().accidents.push({ status: 400, code: 21610 })
  }
}

/** Runs the jobs on two servers at once; one of them may die while sending. */
async function runJobs(family: Family, death: 'before' | 'after' | undefined): Promise<void> {
  const before = getTwilio().taken.length
  const isRefusing = getTwilio().accidents.some((one) => typeof one === 'object' && one.code === 21610)
  const servers = [death ? dying(death) : ctx, ctx]
  await Promise.all(servers.map((server) => queueDueTexts(server).catch(ignore)))
  await Promise.all(servers.map((server) => sendDueTexts(server).catch(ignore)))
  for (const { body } of getTwilio()
    .taken.slice(0, getTwilio().taken.length - before)
    .reverse())
    check(family, body)
  if (isRefusing && !getTwilio().accidents.some((one) => typeof one === 'object' && one.code === 21610))
    family.hasStopped = true
}

const ignore = () => undefined

/** A server that dies right before or right after it hands over a text: it writes nothing from then on. */
function dying(when: 'before' | 'after'): Context {
  let isDead = false
  const transport = present(ctx.texts)
  const die = (): never => {
    isDead = true
    throw new Error('The server is dead')
  }
  const db = new Proxy(ctx.db, {
    get(target, name) {
      if (isDead) die()
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const send: typeof transport.send = async (text) => {
    if (when === 'after') await transport.send(text)
    return die()
  }
  return { ...ctx, db, texts: { ...transport, send } }
}

function check(family: Family, body: string): void {
  const now = ctx.now()
  const [kind] = present(KINDS.find(([, words]) => words.test(body)))
  if (kind === 'stopped') {
    family.stopAnswers++
    expect(family.stopAnswers).toBeLessThanOrEqual(family.stops)
    return
  }
  if (kind === 'started') {
    expect(family.hasStopped).toBe(false)
    return
  }
  texted++
  const { hasConsented, hasStopped, isErased, isOff } = family
  expect({ kind, hasConsented, hasStopped, isErased, isOff }).toEqual({
    kind,
    hasConsented: true,
    hasStopped: false,
    isErased: false,
    isOff: false,
  })
  expect(isSendingHour(now)).toBe(true)
  const key = kind === 'confirmed' ? kind : `${kind} ${family.day}`
  expect(family.got).not.toContain(key)
  family.got.add(key)
  if (kind === 'day-before') {
    expect(addDays(partyDayAt(now), 1)).toBe(family.day)
    return
  }
  const [since, minutes] = {
    confirmed: [family.bookedAt, 24 * 60],
    'on-the-way': [family.events.on_the_way, 60],
    done: [family.events.done, 3 * 60],
  }[kind] as [Date, number]
  expect(+now - +since).toBeLessThanOrEqual(minutes * MINUTE)
}

async function end({ id }: Family): Promise<void> {
  getTwilio().accidents.length = 0
  getTwilio().taken.length = 0
  await ctx.db.delete(texts)
  await ctx.db.delete(textConsents)
  await ctx.db.delete(textStops)
  await ctx.db.delete(crewEvents).where(eq(crewEvents.bookingId, id))
  await ctx.db.delete(bookings).where(eq(bookings.id, id))
}
