import { expect, it } from 'vitest'
import { isAppPath } from './is-app-path.ts'

it.each([
  '/book',
  '/booking',
  '/booking/2',
  '/booking/success',
  '/es/reservar',
  '/my-booking/MT-1',
  '/waiting-list/a-token',
  '/es/lista-de-espera/a-token',
  '/admin',
  '/admin/bookings',
  '/image-manager',
])('%s belongs to booking or the admin', (path) => {
  expect(isAppPath(path)).toBe(true)
})

it.each(['/', '/es', '/themes/8/boho', '/es/temas/8', '/bookings', '/newsletter', '/es/nothing'])(
  '%s is a public page',
  (path) => {
    expect(isAppPath(path)).toBe(false)
  },
)
