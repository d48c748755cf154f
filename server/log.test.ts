import { DatabaseError } from 'pg'
import { describe, expect, it } from 'vitest'
import { DrizzleQueryError } from '#server/foundation/database/drizzle.ts'
import { withoutSecrets, withoutValues } from './log.ts'

describe('the log', () => {
  it('contains a failed query, but none of its values', () => {
    const cause = new DatabaseError('null value in column "city"', 1, 'error')
    cause.code = '23502'
    cause.detail = 'Failing row contains (7, maria@example.com).'
    const error = new DrizzleQueryError(
      'insert into bookings',
      ['maria@example.com', '12 Palm\n at home'],
      cause,
    )
    const told = JSON.stringify(withoutValues(new Error('The booking failed', { cause: error })))
    expect(told).toContain('insert into bookings')
    expect(told).toContain('23502')
    expect(told).not.toContain('maria@example.com')
    expect(told).not.toContain('Palm')
  })

  it.each([['a sentence'], [undefined], [null], [{ code: 1 }]])(
    'contains a thrown %j unchanged, even though it is not an error',
    (thrown) => {
      expect(withoutValues(thrown)).toEqual(thrown)
    },
  )

  it.each([
    ['/api/bookings/MT-7K3F-9QXW-2M4D/payment', '/api/bookings/…/payment'],
    ['/api/bookings/12/cancellation', '/api/bookings/12/cancellation'],
    ['/api/my-bookings/mt7k3f9qxw2m4d/receipt.pdf', '/api/my-bookings/…/receipt.pdf'],
    ['/api/calendar/4f2a.ics', '/api/calendar/…'],
    ['/api/calendar/12ab', '/api/calendar/…'],
    ['/api/waiting-list/Zk3-x9', '/api/waiting-list/…'],
    ['/waiting-list/Zk3-x9', '/waiting-list/…'],
    ['/api/test-payments/pi_test_1/confirm', '/api/test-payments/…/confirm'],
    ['/api/my-bookings/MT-1/cancellation?token=secret', '/api/my-bookings/…/cancellation'],
    ['/my-booking/MT-7K3F-9QXW-2M4D?token=secret', '/my-booking/…'],
    ['/api/parties/Zk3-x9/answers/Qw7_e2', '/api/parties/…/answers/…'],
    ['/newsletter/confirm/Zk3-x9', '/newsletter/confirm/…'],
    ['/es/mi-reserva/MT-7K3F-9QXW-2M4D?token=secret', '/es/mi-reserva/…'],
    ['/es/lista-de-espera/Zk3-x9', '/es/lista-de-espera/…'],
    ['/es/boletin/cancelar/Zk3-x9', '/es/boletin/cancelar/…'],
    ['/addons?from=mail&token=secret\n?x', '/addons'],
    ['/api/themes/7', '/api/themes/7'],
  ])('contains a path without its secrets: %s', (path, told) => {
    expect(withoutSecrets(path)).toBe(told)
  })
})
