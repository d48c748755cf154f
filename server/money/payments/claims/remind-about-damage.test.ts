import { beforeAll, expect, it } from 'vitest'
import { DAY_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'
import { AFTER, damagedParties } from '#test/factories/damaged-party.ts'
import { testContext } from '#test/test-context.ts'
import { remindAboutDamage } from './remind-about-damage.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const celebrated = damagedParties(ctx)
beforeAll(() => ctx.staff('PUT', '/api/admin/pricing', { damage: { maximum: '250' } }))

const wait = (days: number) => ctx.setNow(new Date(AFTER.getTime() + days * DAY_MILLISECONDS))

it('families are reminded of decided but unpaid damage on the third and the tenth day, once each', async () => {
  const { booking, claimed, answer, charge, pay, settle, withdraw } = await celebrated()
  const id = await claimed()
  await answer(id, { answer: 'agree' })
  await charge(id)
  const reminders = () =>
    ctx.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.bookingId, booking.id), eq(outbox.kind, 'damage-reminder')))
  wait(2)
  expect(await remindAboutDamage(ctx)).toBe(0)
  wait(3)
  await Promise.all([remindAboutDamage(ctx), remindAboutDamage(ctx)])
  expect((await reminders()).map(({ subject }) => subject)).toEqual([
    'Still due: $85.00 for your party on Jan 20, 2027',
  ])
  wait(5)
  expect(await remindAboutDamage(ctx)).toBe(0)
  wait(10)
  expect(await remindAboutDamage(ctx)).toBe(1)

  await settle(await pay(id))
  ctx.setNow(AFTER)
  const other = await claimed()
  await answer(other, { answer: 'agree' })
  await charge(other)
  await withdraw(other)
  wait(3)
  expect(await remindAboutDamage(ctx)).toBe(0)
  expect(await reminders()).toHaveLength(2)
})
