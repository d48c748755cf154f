import { expect, it } from 'vitest'
import { isAdminPath } from './admin-paths.ts'

it.each([
  '/admin',
  '/admin/login',
  '/admin/join',
  '/admin/dashboard',
  '/admin/bookings',
  '/admin/bookings/12',
  '/admin/bookings/12/customer',
  '/admin/messages/7/customer',
  '/admin/customers/3',
  '/admin/messages/7',
  '/admin/messages/threads',
  '/admin/messages/threads/ana@example.com',
  '/admin/settings/prices',
  '/admin/settings/prices/tax',
])('%s is a screen of the admin', (path) => {
  expect(isAdminPath(path)).toBe(true)
})

it.each(['/admin/', '/admin/nothing', '/admin/coupons/5', '/admin/bookings/12/edit', '/administrator', '/'])(
  '%s is not',
  (path) => {
    expect(isAdminPath(path)).toBe(false)
  },
)
