import { expectTypeOf, it } from 'vitest'
import type { Booking } from '#contract/booking/bookings.ts'
import type { Addon } from '#contract/catalogue/addons.ts'
import type { CallAnswer, Refused } from './body-of.ts'

it('finds the call for a method and a URL, whatever ids, references and queries it contains', () => {
  expectTypeOf<CallAnswer<'PATCH', '/api/addons/7'>>().toExtend<Addon>()
  expectTypeOf<CallAnswer<'PATCH', `/api/addons/${number}`>>().toExtend<Addon>()
  expectTypeOf<CallAnswer<'PATCH', '/api/addons/reorder'>>().toExtend<Addon[]>()
  expectTypeOf<CallAnswer<'GET', `/api/bookings/${string}?language=${string}`>>().toExtend<Booking>()
  expectTypeOf<CallAnswer<'GET', `/api/my-bookings/${string}/party.ics?token=${string}`>>().toExtend<string>()
})

it('adds the fields of a refusal that the success response lacks', () => {
  expectTypeOf<CallAnswer<'POST', '/api/coupons'>['code']>().toEqualTypeOf<string>()
  expectTypeOf<CallAnswer<'POST', '/api/coupons'>['message']>().toEqualTypeOf<string | undefined>()
})

it('leaves only the fields of a refusal if the contract does not describe the call', () => {
  expectTypeOf<CallAnswer<'GET', '/robots.txt'>>().toEqualTypeOf<Refused>()
  expectTypeOf<CallAnswer<'POST', '/api/addons/7'>>().toEqualTypeOf<Refused>()
  expectTypeOf<CallAnswer<'GET', `/api/addons/${number}/picture`>>().toEqualTypeOf<Refused>()
  expectTypeOf<CallAnswer<'GET', string>>().toEqualTypeOf<Refused>()
  expectTypeOf<CallAnswer<string, '/api/addons'>>().toEqualTypeOf<Refused>()
})
