import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { addDays } from '#domain/foundation/time/party-day.ts'
import type { Context } from '#server/context.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'
import { TIMETABLE } from '#server/timetable.ts'
import { bookingRequest, DECLINED_CARD, GOOD_CARD } from '#test/factories/booking-request.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import type { stripeContext } from '#test/simulated/stripe/stripe-world.ts'
import type { TestContext } from '#test/test-context.ts'

const PARTY = '2027-01-23'
const MINUTE = 60_000

const constant = <Kind extends string>(...kinds: Kind[]) => fc.constantFrom(...kinds)
const days = fc.integer({ min: -4, max: 9 })
const teepees = fc.integer({ min: 1, max: 4 })
/** What anybody may do. Refusals are part of it. */
const action = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ by: constant('family'), does: constant('pay', 'decline', 'pay-and-leave') }),
  },
  { weight: 2, arbitrary: fc.record({ by: constant('family'), does: constant('revise', 'order'), teepees }) },
  { weight: 2, arbitrary: fc.record({ by: constant('family'), does: constant('move'), days }) },
  {
    weight: 4,
    arbitrary: fc.record({
      by: constant('family'),
      does: constant('pay-balance', 'cancel', 'write', 'want-texts', 'want-no-texts'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ by: constant('staff'), does: constant('order'), teepees }) },
  { weight: 2, arbitrary: fc.record({ by: constant('staff'), does: constant('move'), days }) },
  {
    weight: 3,
    arbitrary: fc.record({
      by: constant('staff'),
      does: constant('set'),
      bookingStatus: constant('pending', 'confirmed', 'confirmed', 'completed', 'cancelled'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      by: constant('staff'),
      does: constant('note', 'take-cash', 'cancel', 'send-link', 'return-surplus'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ by: constant('crew'), does: constant('on_the_way', 'done') }) },
  {
    weight: 5,
    arbitrary: fc.record({ by: constant('provider'), does: constant('tell', 'tell-twice'), which: fc.nat() }),
  },
  { weight: 1, arbitrary: fc.record({ by: constant('provider'), does: constant('dispute') }) },
  { weight: 5, arbitrary: fc.record({ by: constant('clock'), does: constant('run-jobs') }) },
)
export type Action = typeof action extends fc.Arbitrary<infer One> ? One : never

/** One thing that happens, or two at once on two servers. The first server may die over it. */
const step = fc.record({
  actions: fc.array(action, { minLength: 1, maxLength: 2 }),
  death: fc.option(
    fc.record({ when: constant('before', 'during', 'after', 'sending'), survived: fc.nat({ max: 3 }) }),
    { freq: 3, nil: undefined },
  ),
  minutes: fc.oneof(fc.nat({ max: 20 }), fc.nat({ max: 20 }), fc.integer({ min: 60, max: 6_000 })),
})
export type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

export const anyHistory = fc.array(step, { minLength: 3, maxLength: 12 })

/** One of several servers. */
export type Server = { readonly ctx: Context } & Pick<TestContext, 'call' | 'staff'>
type World = Awaited<ReturnType<typeof stripeContext>>
export type Family = Awaited<ReturnType<typeof book>>

export async function book({ ctx, stripe }: World, customerPhone: string) {
  const first = stripe.webhooks.length
  const { body: intent } = await ctx.call('POST', '/api/create-payment-intent', { amount: 10 })
  const { paymentIntentId } = intent
  const order = bookingRequest({ bookingDate: PARTY, customerPhone, textConsent: true, paymentIntentId })
  const { body } = await ctx.call('POST', '/api/bookings', order)
  return { id: body.id, reference: body.bookingId, order, paymentIntentId, first }
}

/** Everything that the timetable does about bookings and what is sent. */
const JOBS = TIMETABLE.filter(
  ({ name }) => !/^(backup|tidy-|read-busy|make-exports|turn-notice|forget-)/.test(name),
)

export async function runJobs(ctx: Context): Promise<void> {
  for (const job of JOBS) await job.run(ctx)
}

/** Does it on a server. What is refused changes nothing; what a death interrupts is not tried again. */
export async function act(world: World, server: Server, one: Action, family: Family): Promise<void> {
  if (one.by === 'family') await actAsFamily(world, server, one, family)
  else if (one.by === 'staff') await actAsStaff(world, server, one, family)
  else if (one.by === 'crew') await report(world, server, one, family)
  else if (one.by === 'clock') await runJobs(server.ctx)
  else await actAsProvider(world, server, one, family)
}

type By<Who> = Extract<Action, { readonly by: Who }>

async function actAsFamily(world: World, { call }: Server, one: By<'family'>, family: Family): Promise<void> {
  const { ctx, stripe } = world
  const { id, reference, order, paymentIntentId } = family
  const pay = async (intentId: string, number: string, tells: boolean) => {
    try {
      stripe.ledger.confirm(intentId, number)
    } catch {
      // It was paid or stopped before.
    }
    if (tells) await call('POST', `/api/bookings/${reference}/payment`, { paymentIntentId: intentId })
  }
  switch (one.does) {
    case 'pay':
    case 'pay-and-leave':
      return pay(paymentIntentId, GOOD_CARD.number, one.does === 'pay')
    case 'decline':
      return pay(paymentIntentId, DECLINED_CARD.number, true)
    case 'revise':
      return void (await call('POST', '/api/bookings', {
        ...order,
        bookingId: reference,
        numberOfTeepees: one.teepees,
      }))
    case 'write': {
      const letter = { name: 'Ana', email: order.customerEmail, subject: 'Hi', message: 'Hello' }
      return void (await call('POST', '/api/contact', letter))
    }
  }
  const at = await createPageLink(ctx, { id })
  if (at().includes('undefined')) return
  switch (one.does) {
    case 'order': {
      const wanted = { numberOfTeepees: one.teepees }
      const { version, differenceAmount } = (await call('POST', at('/change-quote'), wanted)).body
      const { body } = await call('POST', at('/change'), { ...wanted, version, differenceAmount })
      if (body && 'paymentIntentId' in body) await pay(body.paymentIntentId, GOOD_CARD.number, true)
      return
    }
    case 'move': {
      const bookingDate = addDays(await readDay(ctx, id), one.days)
      return void (await call('POST', at('/reschedule'), { bookingDate }))
    }
    case 'pay-balance': {
      const { body } = await call('POST', at('/balance-payment'), {})
      if (body?.paymentIntentId) await pay(body.paymentIntentId, GOOD_CARD.number, true)
      return
    }
    case 'cancel': {
      const { refundAmount } = (await call('GET', at())).body
      return void (await call('POST', at('/cancellation'), { refundAmount }))
    }
    case 'want-texts':
    case 'want-no-texts':
      return void (await call('PUT', at('/texts'), { textConsent: one.does === 'want-texts' }))
  }
}

async function actAsStaff(
  { ctx }: World,
  { staff }: Server,
  one: By<'staff'>,
  { id }: Family,
): Promise<void> {
  const path = `/api/bookings/${id}` as const
  switch (one.does) {
    case 'order':
      return void (await staff('PATCH', path, { numberOfTeepees: one.teepees }))
    case 'move': {
      const bookingDate = addDays(await readDay(ctx, id), one.days)
      return void (await staff('PATCH', path, { bookingDate, overrideCapacity: true }))
    }
    case 'set':
      return void (await staff('PATCH', path, { bookingStatus: one.bookingStatus }))
    case 'note':
      return void (await staff('PATCH', path, { teamNotes: 'Ring twice.', guestCount: 5 }))
    case 'take-cash':
      return void (await staff('POST', `${path}/payments`, { amount: '10.00', method: 'cash' }))
    case 'cancel':
      return void (await staff('POST', `${path}/cancellation`, {}))
    case 'send-link':
      return void (await staff('POST', `${path}/payment-link`, { holdDays: 1 }))
    case 'return-surplus':
      return void (await staff('POST', `${path}/surplus-refund`, { refundAmount: '10.00' }))
  }
}

/** On the party's day, which then has come. */
async function report(
  { ctx }: World,
  { staff }: Server,
  { does: kind }: By<'crew'>,
  { id }: Family,
): Promise<void> {
  const day = new Date(`${await readDay(ctx, id)}T15:00:00Z`)
  if (ctx.now() < day) ctx.setNow(day)
  const at = ctx.now().toISOString()
  const event = { id: randomUUID(), stopId: `${id}-setup`, kind, at }
  await staff('POST', '/api/crew/events', { deviceId: 'phone', clock: at, events: [event] })
}

async function actAsProvider(
  { ctx, stripe }: World,
  server: Server,
  one: By<'provider'>,
  { first, paymentIntentId }: Family,
): Promise<void> {
  if (one.does === 'dispute') {
    const { status } = stripe.ledger.find(paymentIntentId)
    const isDisputed = stripe.webhooks.slice(first).some(({ type }) => type.startsWith('charge.dispute'))
    if (status === 'succeeded' && !isDisputed) stripe.ledger.dispute(paymentIntentId)
    return
  }
  const told = stripe.webhooks.slice(first)
  const event = told[one.which % Math.max(1, told.length)]
  if (!event) return
  const tell = ({ call }: Pick<Server, 'call'>) =>
    call('POST', '/api/stripe/webhook', event.body, { 'Stripe-Signature': event.signature })
  await Promise.all(one.does === 'tell' ? [tell(server)] : [tell(server), tell(ctx)])
}

async function readDay({ db }: Context, id: number): Promise<string> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id))
  return row?.bookingDate ?? PARTY
}

export function later(ctx: TestContext, minutes: number): void {
  ctx.setNow(new Date(ctx.now().getTime() + minutes * MINUTE))
}
