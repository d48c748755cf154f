import { describe, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { carriesCredential } from './admin-credential.ts'

const getName = ({ method, path }: { method: string; path: string }) => `${method.toUpperCase()} ${path}`
const signed = calls.filter(({ method, path }) => carriesCredential(method.toUpperCase(), path))

describe('the stored credential', () => {
  it('goes with every call that the contract gives to staff alone', () => {
    const staff = calls.filter((call) => call.staff)
    expect(staff.length).toBeGreaterThan(40)
    expect(staff.filter((call) => !signed.includes(call)).map(getName)).toEqual([])
  })

  it('goes with these calls of visitors too, as the rule about paths has it', () => {
    expect(
      signed
        .filter((call) => !call.staff)
        .map(getName)
        .sort(),
    ).toEqual([
      'GET /api/bookings/:bookingId',
      'GET /api/bookings/:reference/party.ics',
      'GET /api/site-settings',
      'GET /api/testimonials',
      'GET /api/unavailable-dates',
      'POST /api/admin/account-link',
      'POST /api/admin/account-link/invitation',
      'POST /api/admin/account-link/password',
      'POST /api/admin/forgotten-password',
      'POST /api/admin/login',
      'POST /api/admin/login/second-factor',
      'POST /api/bookings',
      'POST /api/bookings/:reference/page-link',
      'POST /api/bookings/:reference/payment',
      'POST /api/coupons/validate',
      'POST /api/testimonials',
    ])
  })
})
