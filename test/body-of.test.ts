import { expectTypeOf, it } from 'vitest'
import type { Booking } from '#contract/booking/bookings.ts'
import type { Addon } from '#contract/catalogue/addons.ts'
import type { BodyOf, Refused } from './body-of.ts'

it('finds the call of a method and an address, whatever number, reference and query are in it', () => {
  expectTypeOf<BodyOf<'PATCH', '/api/addons/7'>>().toExtend<Addon>()
  expectTypeOf<BodyOf<'PATCH', `/api/addons/${number}`>>().toExtend<Addon>()
  expectTypeOf<BodyOf<'PATCH', '/api/addons/reorder'>>().toExtend<Addon[]>()
  expectTypeOf<BodyOf<'GET', `/api/bookings/${string}?language=${string}`>>().toExtend<Booking>()
  expectTypeOf<BodyOf<'GET', `/api/my-bookings/${string}/party.ics?token=${string}`>>().toExtend<string>()
})

it('adds the fields of a refusal that the success has not', () => {
  expectTypeOf<BodyOf<'POST', '/api/coupons'>['code']>().toEqualTypeOf<string>()
  expectTypeOf<BodyOf<'POST', '/api/coupons'>['message']>().toEqualTypeOf<string | undefined>()
})

it('leaves the fields of a refusal where the contract describes nothing', () => {
  expectTypeOf<BodyOf<'GET', '/robots.txt'>>().toEqualTypeOf<Refused>()
  expectTypeOf<BodyOf<'POST', '/api/addons/7'>>().toEqualTypeOf<Refused>()
  expectTypeOf<BodyOf<'GET', `/api/addons/${number}/picture`>>().toEqualTypeOf<Refused>()
  expectTypeOf<BodyOf<'GET', string>>().toEqualTypeOf<Refused>()
  expectTypeOf<BodyOf<string, '/api/addons'>>().toEqualTypeOf<Refused>()
})
